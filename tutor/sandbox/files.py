"""The files through which we hear from a child beside its channel."""

import contextlib
import os
import sys
import tempfile
from typing import NamedTuple

from tutor.sandbox.child.replying import ROOM


class Files(NamedTuple):
    """Descriptors of two files without a name: what a child prints, and replies that it has not sent yet."""

    printed: int
    unsent: int

    @classmethod
    def open(cls) -> "Files":
        """Make both.

        Raises:
            OSError: the system has no room for them.
        """
        with contextlib.ExitStack() as undo:
            printed = _nameless_file()
            undo.callback(os.close, printed)
            unsent = _nameless_file()
            undo.callback(os.close, unsent)
            os.ftruncate(unsent, ROOM)
            undo.pop_all()
        return cls(printed, unsent)

    def close(self) -> None:
        """Give both back."""
        os.close(self.printed)
        os.close(self.unsent)


def _nameless_file() -> int:
    if sys.platform == "linux":
        return os.memfd_create("from_a_child", os.MFD_CLOEXEC)
    with tempfile.TemporaryFile() as file:
        return os.dup(file.fileno())
