"""Writing a file so that at every moment either the old content or the new one is there, whole."""

import contextlib
import os
import stat
from pathlib import Path

from tutor.workspace.errors import WorkspaceError


def write_whole(path: Path, content: bytes) -> None:
    """Replace the file at `path`, or create it; a file that is replaced keeps its permissions.

    Raises:
        WorkspaceError: it cannot be written; the old content is untouched.
    """
    temporary = path.with_name(f".{path.name}.{os.urandom(4).hex()}.part")
    try:
        with temporary.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        _keep_permissions(path, temporary)
        temporary.replace(path)
    except OSError as error:
        raise WorkspaceError(f"{path} cannot be written: {error.strerror}.") from None
    finally:
        with contextlib.suppress(OSError):
            temporary.unlink()


def _keep_permissions(old: Path, new: Path) -> None:
    with contextlib.suppress(FileNotFoundError):
        status = old.lstat()
        if stat.S_ISREG(status.st_mode):
            new.chmod(stat.S_IMODE(status.st_mode))
