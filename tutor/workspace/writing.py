"""Writing files for the learner: what goes wrong is a sentence."""

from pathlib import Path

from tutor.course.writing_beside import write_whole
from tutor.workspace.errors import WorkspaceError


def write_file(path: Path, content: bytes) -> None:
    """Replace the file at `path`, or create it: a crash leaves the old content or the new one, never a part.

    Raises:
        WorkspaceError: it cannot be written; the old content is untouched.
    """
    try:
        write_whole(path, content)
    except OSError as error:
        raise WorkspaceError(f"{path} cannot be written: {error.strerror}.") from None
