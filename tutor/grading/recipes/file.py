"""The files of a recipe, and writing them where nothing is in their way."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tutor.grading.errors import GradingError
from tutor.workspace.errors import WorkspaceError
from tutor.workspace.writing import write_whole


@dataclass(frozen=True)
class RecipeFile:
    """One file of a recipe: its path within the folder, its content, and whether it is a program."""

    path: str
    content: bytes
    is_program: bool = False


def write_recipe(folder: Path, files: Sequence[RecipeFile]) -> None:
    """Write a recipe's files into a folder, which may hold others.

    Raises:
        GradingError: one of the files is there already, or cannot be written.
    """
    there = [file.path for file in files if (folder / file.path).exists()]
    if there:
        raise GradingError(f"{folder} holds {', '.join(there)} already: move that away, or name another folder.")
    try:
        for file in files:
            path = folder / file.path
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, file.content)
            path.chmod(0o755 if file.is_program else 0o644)
    except WorkspaceError as error:
        raise GradingError(str(error)) from None
    except OSError as error:
        raise GradingError(f"{folder} cannot be written: {error.strerror}.") from None
