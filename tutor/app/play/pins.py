"""Two calls that are kept to be compared: A, then B."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tutor.app.play.editing import place_text
from tutor.app.play.layout import atom_text, lay_out
from tutor.app.play.leaves import Path, branches
from tutor.checking.wording import value_text
from tutor.views.pinned import Given, Shown

if TYPE_CHECKING:
    from tutor.checking.playground import Played
    from tutor.checking.starts import Draft

NAMES = ("A", "B")
NOW = "now"
ONE_LINE = 10_000


@dataclass
class Pins:
    """What is pinned: calls with what they came to."""

    pinned: list[tuple[Draft, Played]] = field(default_factory=list)

    def pin(self, draft: Draft, played: Played) -> str:
        """Pin a call as A, the next as B, and with the third let both go; return what to say about it."""
        if len(self.pinned) == len(NAMES):
            self.pinned.clear()
            return "Both pins are gone."
        self.pinned.append((draft, played))
        if len(self.pinned) == 1:
            return "Pinned as A. Change something; p pins that as B."
        return "Pinned as B, beside A. p lets both go."

    def compared(self, draft: Draft, played: Played) -> tuple[Shown, Shown, list[Given] | None] | None:
        """Return what stands side by side, A and B, or A and what is there now, and what they were given.

        None without a pin.
        """
        if not self.pinned:
            return None
        sides = [*zip(NAMES, self.pinned, strict=False), (NOW, (draft, played))]
        (left, (one_draft, one)), (right, (other_draft, other)) = sides[:2]
        return (
            Shown(left, lay_out(one_draft, ONE_LINE).plain, one, is_old=one.version != played.version),
            Shown(right, lay_out(other_draft, ONE_LINE).plain, other, is_old=other.version != played.version),
            different(one_draft, other_draft),
        )


def different(one: Draft, other: Draft) -> list[Given] | None:
    """Return the places in which two calls of one function differ, the outermost of each; None for two functions."""
    if one.function != other.function:
        return None
    return [
        Given(place_text(one, path), *_told(left, right), is_shape=bool(branches(left) or branches(right)))
        for path, left, right in _partings(one.values, other.values, ())
    ]


def _partings(left: Any, right: Any, path: Path) -> Iterator[tuple[Path, Any, Any]]:
    inside, beside = branches(left), branches(right)
    if not inside and not beside:
        if atom_text(left) != atom_text(right):
            yield path, left, right
    elif [step for step, _ in inside] != [step for step, _ in beside]:
        yield path, left, right
    else:
        for (step, entry), (_, other) in zip(inside, beside, strict=True):
            yield from _partings(entry, other, (*path, step))


def _told(left: Any, right: Any) -> tuple[str, str]:
    counts = len(branches(left)), len(branches(right))
    if counts[0] == counts[1] > 0:
        return value_text(left), value_text(right)
    return _told_alone(left), _told_alone(right)


def _told_alone(value: Any) -> str:
    count = len(branches(value))
    return atom_text(value) if not count else "1 entry" if count == 1 else f"{count} entries"
