"""What an attack could leave behind: processes, files, memory that is shared, memory that is used."""

import contextlib
import ctypes
import gc
import os
import time
from collections.abc import Callable
from pathlib import Path

MARK = "left-by-an-attack"
"""Every file and every piece of shared memory that an attack tries to make has this name."""

KEY = 0x61747461
"""The same for what System V knows by number."""

PATIENCE = 10.0
_SET_CHILD_SUBREAPER = 36


def adopt_orphans(adopt: bool) -> None:
    """Have the kernel give us the processes whose parents have ended, so that none can get out of sight."""
    ctypes.CDLL(None).prctl(_SET_CHILD_SUBREAPER, ctypes.c_ulong(adopt), 0, 0, 0)


def _parents() -> dict[int, int]:
    parents = {}
    for process in Path("/proc").iterdir():
        if process.name.isdecimal():
            with contextlib.suppress(OSError):  # it may have ended meanwhile
                parents[int(process.name)] = int((process / "stat").read_text().rpartition(")")[2].split()[1])
    return parents


def children() -> set[int]:
    """Return the processes that we started, and those that we adopted."""
    return {pid for pid, parent in _parents().items() if parent == os.getpid()}


def descendants() -> dict[int, str]:
    """Return the command lines of all processes below this one, by process id."""
    parents, found = _parents(), {os.getpid()}
    while more := {pid for pid, parent in parents.items() if parent in found} - found:
        found |= more
    return {pid: _command(pid) for pid in found - {os.getpid()}}


def _command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")
    except OSError:
        return ""


def wait_until(holds: Callable[[], bool]) -> bool:
    """Wait until something holds; return whether it did in time."""
    end = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > end:
            return False
        time.sleep(0.002)
    return True


def files(*folders: str) -> list[str]:
    """Return what attacks have left in folders that are usually open to all, and in these."""
    places = ("/", "/tmp", "/var/tmp", "/dev/shm", "/dev/mqueue", str(Path.home()), str(Path.cwd()), *folders)
    readable = [place for place in map(Path, places) if place.is_dir() and os.access(place, os.R_OK)]
    return [str(path) for place in readable for path in place.iterdir() if MARK in path.name]


def shared_memory() -> list[str]:
    """Return the pieces of System V's shared memory that attacks have left."""
    listing = Path("/proc/sysvipc/shm")
    lines = listing.read_text().splitlines()[1:] if listing.exists() else []
    return [line for line in lines if int(line.split()[0]) == KEY]


def snapshot(folder: Path) -> dict[str, tuple[int, int, int, bytes]]:
    """Return mode, owner, time and content of every file in a folder."""
    found = {}
    for path in sorted(folder.rglob("*")):
        facts = path.stat()
        content = path.read_bytes() if path.is_file() else b""
        found[str(path)] = (facts.st_mode, facts.st_uid, facts.st_mtime_ns, content)
    return found


def open_descriptors() -> int:
    """Return how many descriptors we hold."""
    return sum(1 for _ in Path("/proc/self/fd").iterdir())


def give_back() -> None:
    """Return to the system what our process holds and does not use, so that only what is kept counts."""
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)


def memory_of(pid: int) -> int:
    """Return the bytes of memory that a process uses and does not share with files."""
    _, resident, shared, *_ = map(int, Path(f"/proc/{pid}/statm").read_text().split())
    return (resident - shared) * os.sysconf("SC_PAGE_SIZE")


def remove_shared_memory(line: str) -> None:
    """Remove what a line of `shared_memory` tells of."""
    ctypes.CDLL(None).shmctl(int(line.split()[1]), 0, None)
