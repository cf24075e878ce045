"""What was worked out once is not worked out again: the same replies to the same calls mean the same.

A check's body knows nothing of a submission but its answers. The calls of a script are the same for all submissions. So
where each of them was made ahead of its time and has its reply, and no other call followed (a body that an answer sends
another way makes its calls in their turn, and so does one that lends a callable), the replies alone decide the
conversations, and with them the rows, the diagnosis and the signature. What is a student's own, such as a name or what
the file printed, comes into a report afterwards.
"""

import threading
from collections import OrderedDict
from typing import Final, Generic, TypeVar

T = TypeVar("T")

Said = tuple[tuple[bytes, bytes], ...]
"""Every reply of a submission to calls that are the same for all submissions, in their order, as it came."""

MOST: Final = 50
MOST_BYTES: Final = 4 << 20
"""How much is kept: transcripts, and their bytes in all. What came of one takes some ten times as much."""


class Recall(Generic[T]):
    """Keeps what came of the transcripts that were met last; for any number of threads."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Said, T] = OrderedDict()
        self._bytes = 0
        self._lock = threading.Lock()

    def find(self, said: Said) -> T | None:
        """Return what came of a transcript, or None where it is not kept."""
        with self._lock:
            if said not in self._kept:
                return None
            self._kept.move_to_end(said)
            return self._kept[said]

    def keep(self, said: Said, value: T) -> None:
        """Keep what came of a transcript, in the place of those that were not met for longest; not of one too long."""
        size = _size(said)
        with self._lock:
            if size > MOST_BYTES:
                return
            if said not in self._kept:
                self._bytes += size
            self._kept[said] = value
            while len(self._kept) > MOST or self._bytes > MOST_BYTES:
                oldest, _ = self._kept.popitem(last=False)
                self._bytes -= _size(oldest)


def _size(said: Said) -> int:
    return sum(len(first) + (0 if second is first else len(second)) for first, second in said)
