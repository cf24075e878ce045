"""Frames on their way to us: several together, and none lost where the process ends before they are sent.

A reply that is kept back waits for the next call, however long that takes, and is noted in a file meanwhile. We read
the notes only where a process has ended or let its deadline pass, to know in which call. Each note tells how many
frames were sent before, and counts only if we have received just as many: the others are of replies sent since.
"""

import mmap
import os
from time import perf_counter  # by name: what a learner puts in its place in `time` is not ours
from typing import Final

from .wire import HEADER, NO_MORE, UNSENT

QUICK: Final = 0.001
"""Seconds since we were last told something, after which no reply is kept back: waking us takes longer than a call."""

ROOM: Final = 4096
"""Bytes of the file in which replies stand that are kept back."""


class Replies:
    """The child's end of the channel for sending, and a file that we read should it end with replies unsent."""

    def __init__(self, channel: int, unsent: int) -> None:
        self._channel = channel
        self._file = mmap.mmap(unsent, ROOM)
        os.close(unsent)
        self._sent = 0
        self._kept: list[bytes] = []
        self._size = 0
        self._since = 0.0

    def send(self, frame: bytes) -> None:
        """Send a frame, after those that were kept back."""
        self._kept.append(frame)
        data = memoryview(b"".join([HEADER.pack(len(frame)) + frame for frame in self._kept]))
        self._sent += len(self._kept)
        self._kept, self._size = [], 0
        while data:
            data = data[os.write(self._channel, data) :]
        self._since = perf_counter()

    def keep(self, frame: bytes) -> None:
        """Send a frame that others will follow: with them, unless it is time."""
        if perf_counter() - self._since > QUICK or self._size + len(frame) + 2 * UNSENT.size > ROOM:
            self.send(frame)
        else:
            self._note(frame)
            self._kept.append(frame)

    def _note(self, frame: bytes) -> None:
        start = self._size + UNSENT.size
        end = start + len(frame)
        self._file[start : end + UNSENT.size] = frame + NO_MORE
        self._file[self._size : start] = UNSENT.pack(self._sent, len(frame))  # last: from here on it counts
        self._size = end
