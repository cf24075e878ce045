"""What the probes try, one function each: to return means to have got through, an OSError to have been refused.

This text is run as a submission, and once more as an ordinary program, to see that it gets through where nothing is
in its way. `world` says where things are.
"""

import ctypes
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

World = dict[str, Any]


def which_process() -> int:
    """Say who this is."""
    return os.getpid()


def connects(world: World) -> None:
    """Reach a listener by TCP."""
    socket.create_connection(("127.0.0.1", world["tcp_port"]), timeout=2).close()


def sends_a_datagram(world: World) -> None:
    """Reach a listener by UDP."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sender:
        sender.sendto(b"secret", ("127.0.0.1", world["udp_port"]))


def reads_files(world: World) -> list[str]:
    """Read files that have been put where a user's files are."""
    return _those_that(world["canaries"], lambda path: Path(path).read_bytes())


def reads_the_course(world: World) -> list[str]:
    """Read the course's checks and solutions."""
    return _those_that(world["course"], lambda path: Path(path).read_bytes())


def writes_files(world: World) -> list[str]:
    """Leave files behind."""
    return _those_that(world["traces"], lambda path: Path(path).write_text("here"))


def starts_processes(world: World) -> int:
    """Have a child, and of it one in a session of its own, which stays; return that one's id, or 0."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.setsid()
            if os.fork() == 0:
                os.write(writing, b"%d" % os.getpid())
                os.closerange(0, 256)
                time.sleep(world["lifetime"])
        finally:
            os._exit(0)
    os.close(writing)
    os.waitpid(child, 0)
    with os.fdopen(reading) as told:
        return int(told.read() or 0)


def becomes_a_program(world: World) -> None:
    """Turn into another program, which prints a word."""
    os.execv(world["echo"], ["echo", world["word"]])


def takes_memory(world: World) -> int:
    """Ask for much memory; pages that nobody touches cost nothing."""
    return len(bytes(world["memory"]))


def never_ends(world: World) -> None:
    """Loop, whatever is raised and whatever asks politely."""
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGALRM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    while True:
        try:
            while True:
                pass
        except BaseException:
            pass


def sends_signals(world: World) -> list[int]:
    """Send a signal that does no harm to its parent and to us."""
    return _those_that((os.getppid(), world["pid"]), lambda pid: os.kill(pid, signal.SIGCONT))


def traces(world: World) -> list[int]:
    """Take hold of its parent and of us as a debugger does, and let go."""
    _require_linux()
    return _those_that((os.getppid(), world["pid"]), _trace)


def reads_our_memory(world: World) -> None:
    """Read, in the process that knows the answers, a word that is at a known place."""
    _require_linux()
    memory = os.open(f"/proc/{world['pid']}/mem", os.O_RDONLY)
    try:
        if os.pread(memory, len(world["word"]), world["address"]) != world["word"].encode():
            raise OSError("something else was read")
    finally:
        os.close(memory)


def _those_that(things: Sequence[Any], attempt: Callable[[Any], object]) -> list[Any]:
    """Return those things with which an attempt succeeds; raise why not where there is none."""
    got, refused = [], OSError("there is nothing to try it on")
    for thing in things:
        try:
            attempt(thing)
            got.append(thing)
        except OSError as error:
            refused = error
    if not got:
        raise refused
    return got


def _require_linux() -> None:
    if sys.platform != "linux":
        raise NotImplementedError(f"how to try this is known for Linux only, and this is {sys.platform}")


def _trace(pid: int) -> None:
    seize, interrupt, detach, any_thread = 0x4206, 0x4207, 17, 0x40000000
    _ptrace(seize, pid)
    # It must stand still to be let go; one that is not would stop at its next signal and wait for us.
    _ptrace(interrupt, pid)
    os.waitpid(pid, any_thread)
    _ptrace(detach, pid)


def _ptrace(request: int, pid: int) -> None:
    if ctypes.CDLL(None, use_errno=True).ptrace(request, pid, None, None) < 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
