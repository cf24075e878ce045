"""Our end of the channel to a child: whole frames, each within a deadline, and nothing taken on trust."""

import contextlib
import select
import socket
import time
from typing import Final

from tutor.sandbox.child.wire import HEADER, MAX_FRAME

_CHUNK: Final = 1 << 16


class TimedOutError(Exception):
    """The deadline passed while we waited for the child."""


class ClosedError(Exception):
    """The child's end is closed: it has ended."""


class UnreadableError(Exception):
    """What came is not a frame."""


class Channel:
    """A stream socket to a child. Deadlines are readings of time.monotonic(), in seconds."""

    def __init__(self, end: socket.socket) -> None:
        end.setblocking(False)
        self._socket = end
        self._rest = b""
        self._poll = select.poll()

    def send(self, frame: bytes, until: float) -> None:
        """Send one frame.

        Raises:
            TimedOutError, ClosedError: the child did not take it, or has ended.
        """
        data = memoryview(HEADER.pack(len(frame)) + frame)
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
        data, self._rest = self._rest or self._read(until, _CHUNK), b""
        while len(data) < HEADER.size:
            data += self._read(until, _CHUNK)
        (size,) = HEADER.unpack_from(data)
        if size > MAX_FRAME:
            raise UnreadableError
        parts, missing = [data[HEADER.size :]], HEADER.size + size - len(data)
        while missing > 0:
            parts.append(self._read(until, min(missing, 1 << 20)))
            missing -= len(parts[-1])
        if missing < 0 and not more:
            raise UnreadableError
        if missing < 0:
            self._rest = data[missing:]
            return parts[0][:missing]
        return parts[0] if len(parts) == 1 else b"".join(parts)

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
