"""How long a learner has really worked."""

from collections.abc import Callable
from time import monotonic

PAUSE = 120.0
"""Seconds without a key or a save after which somebody has gone for tea."""


class Stopwatch:
    """Adds up the time between signs of life; a long silence counts as `PAUSE`."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._last = clock()
        self._seconds = 0.0

    def touch(self) -> None:
        """Note a sign of life."""
        now = self._clock()
        self._seconds += min(now - self._last, PAUSE)
        self._last = now

    def take(self) -> float:
        """Return the seconds since the last taking, and begin again from zero."""
        self.touch()
        seconds, self._seconds = self._seconds, 0.0
        return seconds
