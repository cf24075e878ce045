"""Two states that are kept to be compared: A, then B."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tutor.views.pinned import Shown

if TYPE_CHECKING:
    from tutor.checking.playground import Played

NAMES = ("A", "B")
NOW = "now"


@dataclass
class Pins:
    """What is pinned: calls as text with what they came to."""

    pinned: list[tuple[str, Played]] = field(default_factory=list)

    def pin(self, call: str, played: Played) -> str:
        """Pin a call as A, the next as B, and with the third let both go; return what to say about it."""
        if len(self.pinned) == len(NAMES):
            self.pinned.clear()
            return "Both pins are gone."
        self.pinned.append((call, played))
        if len(self.pinned) == 1:
            return "Pinned as A. Change something; p pins that as B."
        return "Pinned as B, beside A. p lets both go."

    def compared(self, call: str, played: Played) -> tuple[Shown, Shown] | None:
        """Return what stands side by side: A and B, or A and what is there now; None without a pin."""
        if not self.pinned:
            return None
        sides = [*zip(NAMES, self.pinned, strict=False), (NOW, (call, played))]
        (left, (one_call, one)), (right, (other_call, other)) = sides[:2]
        return (
            Shown(left, one_call, one, is_old=one.version != played.version),
            Shown(right, other_call, other, is_old=other.version != played.version),
        )
