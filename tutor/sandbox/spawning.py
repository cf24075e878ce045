"""Starting processes for learners' code: the command, its environment, and what a child is given."""

import contextlib
import functools
import importlib.util
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO, Final

from tutor.sandbox.channel import Channel
from tutor.sandbox.child.jail.layers import SWITCH, left_out
from tutor.sandbox.child.wire import Born
from tutor.sandbox.codec import decode_reply
from tutor.sandbox.files import Files

START_DEADLINE: Final = 60.0

_BOOT: Final = str(Path(__file__).with_name("boot.py"))
_ENVIRONMENT: Final = {
    "LANG": "C.UTF-8",
    "PYTHONHASHSEED": "0",
    # One thread: a fork carries no other along, and a pool reserves memory for every core.
    "OPENBLAS_NUM_THREADS": "1",
    "OMP_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    # Else every thread of the learner's reserves so much address space that no more than ten fit into the limit.
    "MALLOC_ARENA_MAX": "1",
}


class SandboxError(Exception):
    """No process for the learner's code could be started; the message says why."""


def start_process(
    role: str, numbers: Sequence[int], descriptors: Sequence[int], errors: IO[bytes]
) -> subprocess.Popen[bytes]:
    """Start boot.py in a session of its own, so that ctrl+c in our terminal does not reach it.

    It is passed `numbers`, and inherits `descriptors`; what it says before it serves goes to `errors`.

    Raises:
        SandboxError: numpy or msgspec is not installed, the process cannot be started, or CREDIT_TUTOR_JAIL_OFF
            names a layer that there is not.
    """
    without = os.environ.get(SWITCH, "")
    try:
        left_out(without)
    except ValueError as error:
        raise SandboxError(str(error)) from None
    command = [sys.executable, "-S", "-s", "-P", "-W", "ignore", _BOOT, role, ",".join(map(str, numbers)), without]
    command += sorted({_folder_of("numpy"), _folder_of("msgspec")})
    try:
        return subprocess.Popen(
            command,
            env=_ENVIRONMENT,
            cwd="/",
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=errors,
            pass_fds=descriptors,
            start_new_session=True,
        )
    except OSError as error:
        raise not_started(error) from None


def not_started(error: OSError) -> SandboxError:
    """Return the error that tells what the system refused when a process was to be started."""
    return SandboxError(f"No process for your code could be started: {error}.")


def _folder_of(package: str) -> str:
    spec = importlib.util.find_spec(package)
    if spec is None or spec.origin is None:
        raise SandboxError(f"{package} is not installed beside credit-tutor: install credit-tutor again.")
    return str(Path(spec.origin).parent.parent)


@contextlib.contextmanager
def ends() -> Iterator[tuple[socket.socket, int, Files]]:
    """Lend what a child begins with: our end of its channel, the descriptor of its own end, and its files.

    The child's end is closed after the block, ours and the files only where the block raises.
    """
    ours, theirs = socket.socketpair()
    with theirs, contextlib.ExitStack() as undo:
        undo.callback(ours.close)
        files = Files.open()
        undo.callback(files.close)
        yield ours, theirs.fileno(), files
        undo.pop_all()


def greet(channel: Channel) -> Born:
    """Wait until a child is confined and ready; return what it said of itself.

    Raises:
        ClosedError, TimedOutError: it has ended, or does not come.
    """
    born = decode_reply(channel.receive(time.monotonic() + START_DEADLINE))
    assert isinstance(born, Born), "nothing but our own code has run in the child yet"
    if born.confinement["landlock_files"]:
        _hide_our_memory()
    return born


@functools.cache
def _hide_our_memory() -> None:
    """Keep a child that may open files from opening our memory, where the checks and the answers are.

    Not done where it is not needed: no debugger can look into us afterwards, and no core dump is written.
    """
    if sys.platform == "linux":
        from tutor.sandbox.child.jail.process import hide_memory

        with contextlib.suppress(OSError):
            hide_memory()


def failure(errors: IO[bytes], error: Exception) -> SandboxError:
    """Return the error that tells why a process did not come up: what it said last, else what we saw of it."""
    errors.seek(0)
    said = errors.read().decode("utf-8", "replace").strip().splitlines()
    reason = said[-1] if said else str(error) or "it ended without a word"
    return SandboxError(f"The process for your code did not start: {reason}")
