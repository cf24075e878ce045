"""What a child may use of the machine: the layer of the jail that every system has."""

import resource
from typing import Final

MEMORY: Final = 768 << 20
CPU_SECONDS: Final = 300
FILE_SIZE: Final = 1 << 20
OPEN_FILES: Final = 64

_LIMITS: Final = {
    # Where both limits are one, the system sends SIGKILL, which would read as out of memory.
    "CPU": (CPU_SECONDS, CPU_SECONDS + 1),
    "AS": (MEMORY, MEMORY),
    "FSIZE": (FILE_SIZE, FILE_SIZE),
    "NOFILE": (OPEN_FILES, OPEN_FILES),
    "CORE": (0, 0),
}


def set_limits(*, processes: bool) -> str:
    """Limit this process, to itself alone and one thread if it may have no `processes`; say which limits are refused.

    root may have processes all the same. macOS refuses to limit memory; the deadlines hold without.
    """
    limits = _LIMITS if processes else {**_LIMITS, "NPROC": (0, 0)}
    refused = [name for name, limit in limits.items() if not _limit(name, limit)]
    return f"the system refuses the limits RLIMIT_{', RLIMIT_'.join(refused)}" if refused else ""


def _limit(name: str, limit: tuple[int, int]) -> bool:
    try:
        resource.setrlimit(getattr(resource, f"RLIMIT_{name}"), limit)
    except (ValueError, OSError):
        return False
    return True
