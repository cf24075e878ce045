"""Children forked from a process that has numpy loaded: ready in a millisecond, on Linux."""

import contextlib
import os
import select
import signal
import socket
import subprocess
import tempfile
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from tutor.sandbox.calling import Child
from tutor.sandbox.channel import Channel, ClosedError, TimedOutError
from tutor.sandbox.child.orders import AUTOPSY, END, FORK, ORDER, STATUS
from tutor.sandbox.files import Files
from tutor.sandbox.spawning import SandboxError, ends, failure, greet, not_started, start_process

_PATIENCE: Final = 5.0
_GONE: Final = (OSError, ClosedError, TimedOutError)


class ZygoteSandbox:
    """Has one zygote fork a child on request, and always one more, which waits for the next request."""

    kind: Literal["zygote", "spare"] = "zygote"

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._closed = False
        self.confinement: Mapping[str, str] = {}
        self._zygote, self._waiting = _begin()

    def child(self) -> Child:
        """Return a fresh child; a zygote that has died is replaced once.

        Raises:
            SandboxError: no child can be had.
        """
        zygote = self._zygote
        try:
            return self._next()
        except _GONE:
            self._replace(zygote)
        try:
            return self._next()
        except _GONE as error:
            raise failure(self._zygote.errors, error) from None

    def close(self) -> None:
        """End the zygote and all its children."""
        with self._lock:
            if not self._closed:
                self._closed = True
                self._waiting.close()
                self._zygote.close()

    def __enter__(self) -> "ZygoteSandbox":
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def _next(self) -> Child:
        with self._lock:
            if self._closed:
                raise SandboxError("The sandbox is closed.")
            taken, self._waiting = self._waiting, self._zygote.fork()
        child = taken.greeted()
        self.confinement = child.confinement
        return child

    def _replace(self, dead: "_Zygote") -> None:
        with self._lock:
            if self._zygote is dead and not self._closed:  # else another thread was faster
                fresh = _begin()
                self._waiting.close()
                dead.close()
                self._zygote, self._waiting = fresh


def _begin() -> tuple["_Zygote", "_Unborn"]:
    try:
        with contextlib.ExitStack() as undo:
            zygote = _Zygote()
            undo.callback(zygote.close)
            waiting = zygote.fork()
            undo.pop_all()
            return zygote, waiting
    except OSError as error:
        raise not_started(error) from None


@dataclass
class _Unborn:
    """A child that has been ordered; it may be there already."""

    zygote: "_Zygote"
    channel: Channel
    files: Files

    def greeted(self) -> Child:
        try:
            born = greet(self.channel)
        except BaseException:
            self.close()
            raise
        return Child(self.channel, _Forked(born.pid, self.zygote), self.files, born.confinement)

    def close(self) -> None:
        self.channel.close()
        self.files.close()


@dataclass(frozen=True)
class _Forked:
    """A child of the zygote's. Only the zygote waits for it, so until we say so its id is not given to another."""

    pid: int
    zygote: "_Zygote"

    def kill(self) -> None:
        if self.zygote.open:  # else it has ended its children, and the id may be another's by now
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self.pid, signal.SIGKILL)
            self.zygote.order(END, self.pid)

    def autopsy(self) -> int | None:
        return self.zygote.autopsy(self.pid) if self.zygote.open else None


class _Zygote:
    """The process itself, and the socket through which it takes orders; it ends when that closes."""

    def __init__(self) -> None:
        # No PDEATHSIG here: it would end the zygote with the thread that happened to start it.
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed in close()
        self._orders, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._asking = threading.Lock()
        with theirs:
            self._process = start_process("zygote", [theirs.fileno()], [theirs.fileno()], self.errors)

    @property
    def open(self) -> bool:
        return self._orders.fileno() >= 0

    def fork(self) -> _Unborn:
        with ends() as (ours, theirs, files):
            socket.send_fds(self._orders, [ORDER.pack(FORK, 0)], [theirs, *files])
        return _Unborn(self, Channel(ours), files)

    def order(self, order: int, pid: int) -> None:
        with contextlib.suppress(OSError):  # it is gone, and its children with it
            self._orders.send(ORDER.pack(order, pid))

    def autopsy(self, pid: int) -> int | None:
        with self._asking, contextlib.suppress(OSError):
            self._orders.send(ORDER.pack(AUTOPSY, pid))
            if select.select([self._orders], [], [], _PATIENCE)[0]:
                status = self._orders.recv(STATUS.size)
                return int(STATUS.unpack(status)[0]) if status else None
        return None

    def close(self) -> None:
        self._orders.close()
        try:
            self._process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self.errors.close()
