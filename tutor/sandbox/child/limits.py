"""What a child may use. `confine` runs before any of the learner's code has arrived; a jail would begin there too."""

import contextlib
import ctypes
import os
import resource
import signal
import sys
from typing import Final

MEMORY: Final = 768 << 20
CPU_SECONDS: Final = 300
FILE_SIZE: Final = 1 << 20
OPEN_FILES: Final = 64

_PR_SET_PDEATHSIG: Final = 1
_prctl = ctypes.CDLL(None).prctl if sys.platform == "linux" else None


def confine(parent: int) -> None:
    """Give this process its own session and its limits, and let it die with its parent."""
    if os.getsid(0) != os.getpid():
        os.setsid()
    if _prctl is not None:
        _prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:  # it died before we asked
            os._exit(1)
    # Where both limits are one, the system sends SIGKILL, which would read as out of memory.
    _limit(resource.RLIMIT_CPU, CPU_SECONDS, CPU_SECONDS + 1)
    _limit(resource.RLIMIT_AS, MEMORY)
    _limit(resource.RLIMIT_FSIZE, FILE_SIZE)
    _limit(resource.RLIMIT_NOFILE, OPEN_FILES)
    _limit(resource.RLIMIT_CORE, 0)


def _limit(what: int, value: int, most: int | None = None) -> None:
    # Not every system knows every limit (macOS refuses RLIMIT_AS); the deadlines hold without them.
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(what, (value, value if most is None else most))
