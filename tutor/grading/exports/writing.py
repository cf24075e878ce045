"""Writing an export so that a target is never left half-written."""

import io
import os
from collections.abc import Iterable
from pathlib import Path

from tutor.course.writing_beside import beside, write_whole
from tutor.grading.errors import GradingError


def write_text(target: Path, pieces: Iterable[str]) -> None:
    """Write the pieces as one file, whole, in UTF-8; a pipe or a device, /dev/stdout, is written to as it is.

    Raises:
        GradingError: it cannot be written; the old content is untouched.
    """
    buffer = io.BytesIO()  # half as large as the text would be: one character beyond Latin-1 doubles that
    buffer.writelines(map(_encoded, pieces))
    content = buffer.getvalue()
    try:
        if target.exists() and not target.is_file() and not target.is_dir():
            target.write_bytes(content)
        else:
            write_whole(target, content)
    except OSError as error:
        raise GradingError(f"{target} cannot be written: {error.strerror}.") from None


def write_folder(target: Path, files: Iterable[tuple[str, str | bytes]]) -> None:
    """Write files, given as (path inside the folder, content), first beside the folder and moved there when all are.

    Files of other names that are in the folder already stay.

    Raises:
        GradingError: something cannot be written; if it is for want of room, what was there is untouched.
    """
    folder = Path(os.path.realpath(target))
    try:
        with beside(folder) as part:
            part.mkdir()
            for name, content in files:
                path = part / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(content if isinstance(content, bytes) else _encoded(content))
            _move(part, folder)
    except OSError as error:
        raise GradingError(f"{target} cannot be written: {error.strerror}.") from None


def _encoded(text: str) -> bytes:
    return text.encode("utf-8", "backslashreplace")


def _move(part: Path, target: Path) -> None:
    if not target.exists():
        part.replace(target)
        return
    for path in sorted(part.rglob("*")):
        place = target / path.relative_to(part)
        if path.is_dir():
            place.mkdir(exist_ok=True)
        else:
            path.replace(place)
