"""What there is to be had: listeners, files and a signal handler of our own, which also tell what reached them."""

import contextlib
import ctypes
import os
import secrets
import shutil
import signal
import socket
import tempfile
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tutor.course import Course
from tutor.sandbox.child.limits import MEMORY

LIFETIME: Final = 5.0
"""Seconds after which a process that an attempt left behind ends, should we not be there to end it."""


@dataclass(frozen=True)
class World:
    """`facts` is plain data, for the attempts; `word` is what they must bring to have got through."""

    facts: dict[str, Any]
    tcp: socket.socket
    udp: socket.socket
    signals: list[int] = field(default_factory=list)

    @property
    def word(self) -> str:
        """A word that nobody can guess."""
        return str(self.facts["word"])

    def touched(self) -> bool:
        """Whether anything has reached us since the last call, whatever the attempt itself says of it."""
        traces = [Path(path) for path in self.facts["traces"] if Path(path).exists()]
        for trace in traces:
            trace.unlink()
        signalled = bool(self.signals)
        self.signals.clear()
        return bool(traces) | signalled | _has_a_visitor(self.tcp) | _has_a_datagram(self.udp)


@contextlib.contextmanager
def world(course: Course) -> Iterator[World]:
    """Lay everything out, and clear it away after the block."""
    with contextlib.ExitStack() as undo:
        folders = [Path(undo.enter_context(folder)) for folder in _folders()]
        tcp = undo.enter_context(socket.create_server(("127.0.0.1", 0)))
        udp = undo.enter_context(socket.socket(socket.AF_INET, socket.SOCK_DGRAM))
        udp.bind(("127.0.0.1", 0))
        tcp.setblocking(False)
        udp.setblocking(False)
        word = secrets.token_hex(8)
        place = ctypes.create_string_buffer(word.encode())
        for folder in folders:
            (folder / "canary").write_text(word)
        facts = {
            "pid": os.getpid(),
            "word": word,
            "address": ctypes.addressof(place),
            "tcp_port": tcp.getsockname()[1],
            "udp_port": udp.getsockname()[1],
            "canaries": [str(folder / "canary") for folder in folders],
            "traces": [str(folder / "trace") for folder in folders],
            "course": [str(path) for one in course.exercises for path in (one.solution_path, one.checks_path)],
            "echo": shutil.which("echo") or "/bin/echo",
            "memory": 2 * MEMORY,
            "lifetime": LIFETIME,
        }
        laid_out = World(facts, tcp, udp)
        undo.enter_context(_noting_signals(laid_out.signals))
        yield laid_out


def _folders() -> Iterator[tempfile.TemporaryDirectory[str]]:
    """Make a folder where temporary files, the user's files and the current ones are, as far as the user may."""
    places = [tempfile.gettempdir(), os.curdir]
    with contextlib.suppress(RuntimeError):  # a user whom the system does not know
        places.append(str(Path.home()))
    for place in dict.fromkeys(os.path.realpath(place) for place in places):
        with contextlib.suppress(OSError):
            yield tempfile.TemporaryDirectory(prefix=".credit_tutor_doctor_", dir=place)


@contextlib.contextmanager
def _noting_signals(received: list[int]) -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():  # no other may; the sender's word must do
        yield
        return
    usual = signal.signal(signal.SIGCONT, lambda number, frame: received.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGCONT, usual)


def _has_a_visitor(listener: socket.socket) -> bool:
    try:
        listener.accept()[0].close()
    except BlockingIOError:
        return False
    return True


def _has_a_datagram(listener: socket.socket) -> bool:
    try:
        listener.recv(16)
    except BlockingIOError:
        return False
    return True
