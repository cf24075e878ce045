"""What a process can give up by itself: its privileges, and its life without its parent."""

import os
import signal
import struct
from typing import Final

from . import kernel

_CAPABILITY_VERSION_3: Final = 0x20080522


def die_with(parent: int) -> None:
    """Have the kernel kill this process when `parent` ends."""
    kernel.prctl(kernel.PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:  # it died before we asked
        os._exit(1)


def gain_no_privileges() -> None:
    """Give up what a program that is started could have more than we have; the kernel asks it of who is jailed."""
    kernel.prctl(kernel.PR_SET_NO_NEW_PRIVS, 1)


def drop_capabilities() -> None:
    """Take every power from root but its name. It stays root: another user may not be able to read the library."""
    kernel.capset(struct.pack("=Ii", _CAPABILITY_VERSION_3, 0), bytes(24))


def hide_memory() -> None:
    """Keep other processes of the same user out of our memory; a fork keeps it so."""
    kernel.prctl(kernel.PR_SET_DUMPABLE, 0)
