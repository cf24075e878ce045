"""Writing beside a place and renaming, so that at every moment the old content or the new one is there, whole."""

import os
import shutil
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


@contextmanager
def beside(place: Path) -> Iterator[Path]:
    """Give the path of a new file or folder beside `place`, to be renamed; at the end what is left there is removed."""
    part = place.with_name(f".{place.name}.{os.urandom(4).hex()}.part")
    try:
        yield part
    finally:
        remove(part)


def write_whole(place: Path, content: bytes) -> None:
    """Replace the file at `place`, or create it; a file that is replaced keeps its permissions.

    Raises:
        OSError: it cannot be written; the old content is untouched.
    """
    with beside(place) as part:
        with part.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        _keep_permissions(place, part)
        part.replace(place)


def remove(path: Path) -> None:
    """Remove a file, or a folder with all that is in it, as far as that can be done."""
    if path.is_dir():
        shutil.rmtree(path, ignore_errors=True)
    else:
        with suppress(OSError):
            path.unlink()


def _keep_permissions(old: Path, new: Path) -> None:
    with suppress(FileNotFoundError):
        status = old.lstat()
        if stat.S_ISREG(status.st_mode):
            new.chmod(stat.S_IMODE(status.st_mode))
