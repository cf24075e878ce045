"""Writing a file so that at every moment either the old text or the new one is there, whole."""

import contextlib
import os
import stat
import tempfile
from pathlib import Path

from tutor.workspace.errors import WorkspaceError


def write_whole(path: Path, content: bytes) -> None:
    """Replace the file at `path`, or create it; a file that is replaced keeps its permissions.

    Raises:
        WorkspaceError: it cannot be written; the old content is untouched.
    """
    try:
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(content)
                file.flush()
                os.fchmod(file.fileno(), _permissions(path))
                os.fsync(file.fileno())
            Path(temporary).replace(path)
        except BaseException:
            with contextlib.suppress(OSError):
                Path(temporary).unlink()
            raise
    except OSError as error:
        raise WorkspaceError(f"{path} cannot be written: {error.strerror}.") from None


def _permissions(path: Path) -> int:
    try:
        return stat.S_IMODE(path.lstat().st_mode) if path.is_file() and not path.is_symlink() else 0o644
    except OSError:
        return 0o644
