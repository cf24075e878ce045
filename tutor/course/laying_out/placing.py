"""Putting new files where they belong: all of them or none."""

import os
import shutil
from collections.abc import Mapping
from contextlib import ExitStack, suppress
from pathlib import Path

from tutor.course.errors import CourseError

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
        with ExitStack() as undo:
            written = [(_written_beside(path, content, undo), path) for path, content in new.items()]
            listed = _written_beside(replaced, text, undo)
            shutil.copymode(replaced, listed)
            for beside, path in written:
                beside.rename(path)
                undo.callback(_remove, path)  # only now: what somebody else has put there meanwhile is theirs
            listed.replace(replaced)
            undo.pop_all()
    except OSError as error:
        raise CourseError(f"{error.filename} cannot be written: {error.strerror}. Nothing was changed.") from None


def _written_beside(path: Path, content: Content, undo: ExitStack) -> Path:
    if not path.parent.is_dir():
        path.parent.mkdir()
        undo.callback(path.parent.rmdir)
    beside = path.with_name(f".{path.name}.{os.urandom(4).hex()}.part")
    undo.callback(_remove, beside)
    if isinstance(content, str):
        beside.write_bytes(content.encode())
        return beside
    beside.mkdir()
    for name, text in content.items():
        (beside / name).write_bytes(text.encode())
    return beside


def _remove(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path, ignore_errors=True)
    else:
        with suppress(OSError):
            path.unlink()
