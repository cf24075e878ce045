"""Packing the learner's files to hand in."""

import io
import os
import zipfile
from pathlib import Path

from tutor.course import Exercise
from tutor.workspace.errors import WorkspaceError
from tutor.workspace.workspace import Workspace
from tutor.workspace.writing import write_file

_LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""One time for every entry, so that the same files make the same archive."""


def pack(workspace: Workspace, target: Path) -> list[Exercise]:
    """Write a zip of the files that the learner worked on, as they are now, to `target`; return their exercises.

    Raises:
        WorkspaceError: there is nothing to pack, a file cannot be read, or the archive not be written.
    """
    exercises = [exercise for exercise in workspace.course.exercises if not workspace.is_untouched(exercise)]
    if not exercises:
        raise WorkspaceError(f"There is nothing to pack: the files in {workspace.path} are still the starters.")
    if os.path.lexists(target) and not zipfile.is_zipfile(target):
        raise WorkspaceError(f"{target} is there already and is not a zip: name another file.")
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for exercise in exercises:
            entry = zipfile.ZipInfo(exercise.file_name, _LONG_AGO)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, _content(workspace.file(exercise)), zipfile.ZIP_DEFLATED)
    write_file(target, buffer.getvalue())
    return exercises


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise WorkspaceError(f"{path} cannot be read: {error.strerror}. Nothing was packed.") from None
