"""The files of a recipe, and writing them where nothing is in their way."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tutor.grading.errors import GradingError
from tutor.grading.exports.writing import write_folder


@dataclass(frozen=True)
class RecipeFile:
    """One file of a recipe: its path within the folder, its content, and whether it is a program."""

    path: str
    content: bytes
    is_program: bool = False


def write_recipe(folder: Path, files: Sequence[RecipeFile]) -> None:
    """Write a recipe's files into a folder, which may hold others: all of them, or none.

    Raises:
        GradingError: one of the files is there already, or cannot be written.
    """
    there = [file.path for file in files if (folder / file.path).exists()]
    if there:
        raise GradingError(f"{folder} holds {', '.join(there)} already: move that away, or name another folder.")
    try:
        folder.absolute().parent.mkdir(parents=True, exist_ok=True)
        write_folder(folder, ((file.path, file.content) for file in files))
        for file in files:
            (folder / file.path).chmod(0o755 if file.is_program else 0o644)
    except OSError as error:
        raise GradingError(f"{folder} cannot be written: {error.strerror}.") from None
