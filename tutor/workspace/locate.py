"""Which folder is the learner's workspace, and why that one."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tutor.workspace.errors import WorkspaceError

STATE_FOLDER = ".credit-tutor"
"""The folder whose presence marks a workspace; it holds what the tutor remembers."""

VARIABLE = "CREDIT_TUTOR_WORKSPACE"


@dataclass(frozen=True)
class Location:
    """An absolute path, and a sentence that announces it and says why it was chosen."""

    path: Path
    why: str


def find_workspace(option: Path | None, environ: Mapping[str, str], cwd: Path, home: Path | None) -> Location:
    """Choose the workspace: `option`, the environment's, one that holds `cwd`, or the usual one in `home`.

    Raises:
        WorkspaceError: `~` names nobody's home, or the usual one is wanted and `home` is not known.
    """
    if option is not None:
        path = cwd / _expanded(option)
        return Location(path, f"Your files are in {path}, as --workspace says.")
    if named := environ.get(VARIABLE):
        path = cwd / _expanded(Path(named))
        return Location(path, f"Your files are in {path}, as {VARIABLE} says.")
    for folder in (cwd, *cwd.parents):
        if (folder / STATE_FOLDER).is_dir():
            return Location(folder, f"Your files are in {folder}, the workspace that you are in.")
    if home is None:
        raise WorkspaceError(f"Your home folder is not known: name a folder with --workspace or {VARIABLE}.")
    return _default(home)


def _expanded(path: Path) -> Path:
    try:
        return path.expanduser()
    except RuntimeError:
        raise WorkspaceError(f"{path} cannot be found: there is no home folder {path.parts[0]}.") from None


def _default(home: Path) -> Location:
    path = home / "credit-tutor"
    if (path / "exercises" / "course.toml").is_file():
        # A clone of this repository has the same name; a learner's files must not be strewn into it.
        beside = home / "credit-tutor-work"
        return Location(beside, f"Your files are in {beside}, since {path} holds the course itself.")
    return Location(path, f"Your files are in {path}; --workspace or {VARIABLE} names another folder.")
