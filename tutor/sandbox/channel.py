"""Our end of the channel to a child: whole frames, each within a deadline, and nothing taken on trust."""

import contextlib
import select
import socket
import time
from collections.abc import Sequence
from typing import Final

from tutor.sandbox.child.wire import HEADER, MAX_FRAME

_CHUNK: Final = 1 << 16
_NOTHING: Final = memoryview(b"")


class TimedOutError(Exception):
    """The deadline passed while we waited for the child."""


class ClosedError(Exception):
    """The child's end is closed: it has ended."""


class UnreadableError(Exception):
    """What came is not a frame."""


class Channel:
    """A stream socket to a child. Deadlines are readings of time.monotonic(), in seconds.

    `received` counts the frames that came.
    """

    def __init__(self, end: socket.socket) -> None:
        end.setblocking(False)
        self._socket = end
        self._rest = _NOTHING
        self._poll = select.poll()
        self.received = 0

    def send(self, frame: bytes, until: float) -> None:
        """Send one frame.

        Raises:
            TimedOutError, ClosedError: the child did not take it, or has ended.
        """
        self.send_all([frame], until)

    def send_all(self, frames: Sequence[bytes], until: float) -> None:
        """Send several frames, as `send` sends one."""
        data = memoryview(b"".join(HEADER.pack(len(frame)) + frame for frame in frames))
        while data:
            try:
                data = data[self._socket.send(data) :]
            except BlockingIOError:
                self._wait(select.POLLOUT, until)
            except OSError:
                raise ClosedError from None

    def receive(self, until: float, *, more: bool = False) -> bytes:
        """Return the next frame; what comes after it is kept if `more` is to come, and else no frame at all.

        Raises:
            TimedOutError, ClosedError, UnreadableError: it did not come, cannot come, or is not one.
        """
        data, self._rest = self._rest or memoryview(self._read(until, _CHUNK)), _NOTHING
        while len(data) < HEADER.size:
            data = memoryview(b"".join((data, self._read(until, _CHUNK))))
        (size,) = HEADER.unpack_from(data)
        if size > MAX_FRAME:
            raise UnreadableError
        end = HEADER.size + size
        if len(data) > end:
            if not more:
                raise UnreadableError
            self._rest = data[end:]
        parts, missing = [data[HEADER.size : end]], end - len(data)
        while missing > 0:
            parts.append(memoryview(self._read(until, min(missing, 1 << 20))))
            missing -= len(parts[-1])
        self.received += 1
        return b"".join(parts)

    def shut(self) -> None:
        """End the conversation; whoever waits here wakes up, whatever thread it is."""
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Give the socket back; nobody may be waiting on it."""
        self._socket.close()

    def _read(self, until: float, most: int) -> bytes:
        while True:
            self._wait(select.POLLIN, until)
            try:
                data = self._socket.recv(most)
            except BlockingIOError:
                continue
            except OSError:
                raise ClosedError from None
            if not data:
                raise ClosedError
            return data

    def _wait(self, event: int, until: float) -> None:
        left = until - time.monotonic()
        self._poll.register(self._socket, event)
        if left <= 0 or not self._poll.poll(left * 1000):
            raise TimedOutError
