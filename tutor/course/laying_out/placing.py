"""Putting new files where they belong: all of them or none."""

import shutil
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path

from tutor.course.errors import CourseError
from tutor.course.writing_beside import beside, remove

Content = str | Mapping[str, str]
"""The text of a file, or a folder's file names with their texts."""


def place(new: Mapping[Path, Content], replaced: Path, text: str) -> None:
    """Create files and folders, and last put another text into a file that is there already.

    Everything is written beside its place first, and renamed when all of it is there. A missing folder around a new
    file is made.

    Raises:
        CourseError: something cannot be written; then nothing has changed.
    """
    try:
        # What is left beside its place goes first: it may be in a folder that is undone.
        with ExitStack() as undo, ExitStack() as parts:
            written = [(_written_beside(path, content, parts, undo), path) for path, content in new.items()]
            listed = _written_beside(replaced, text, parts, undo)
            shutil.copymode(replaced, listed)
            for part, path in written:
                part.rename(path)
                undo.callback(remove, path)  # only now: what somebody else has put there meanwhile is theirs
            listed.replace(replaced)
            undo.pop_all()
    except OSError as error:
        raise CourseError(f"{error.filename} cannot be written: {error.strerror}. Nothing was changed.") from None


def _written_beside(path: Path, content: Content, parts: ExitStack, undo: ExitStack) -> Path:
    if not path.parent.is_dir():
        path.parent.mkdir()
        undo.callback(path.parent.rmdir)
    part = parts.enter_context(beside(path))
    if isinstance(content, str):
        part.write_bytes(content.encode())
        return part
    part.mkdir()
    for name, text in content.items():
        (part / name).write_bytes(text.encode())
    return part
