"""Whether a process is over."""

import os
import select
import sys
import time
from typing import Final

_LOOK: Final = 0.01


def has_ended(pid: int, patience: float) -> bool:
    """Tell whether a process has ended, or does within so many seconds; who waits for it afterwards is no matter."""
    if sys.platform == "linux":
        try:
            descriptor = os.pidfd_open(pid)
        except ProcessLookupError:
            return True
        except OSError:  # a kernel without it
            return _is_gone(pid, patience)
        try:
            return bool(select.select([descriptor], [], [], patience)[0])
        finally:
            os.close(descriptor)
    return _is_gone(pid, patience)


def _is_gone(pid: int, patience: float) -> bool:
    until = time.monotonic() + patience
    while True:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        if time.monotonic() >= until:
            return False
        time.sleep(_LOOK)
