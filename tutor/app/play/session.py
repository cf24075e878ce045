"""One learner's play with the functions of an exercise: the calls, the cursor, what can be undone, and the pins."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tutor.app.play import editing
from tutor.app.play.editing import Edited
from tutor.app.play.leaves import Path, leaves, nearest
from tutor.checking.starts import Draft

MOST_UNDONE = 200


@dataclass
class _Bench:
    """The call of one function as it stands, where the cursor is, and what was there before."""

    draft: Draft
    cursor: Path
    before: list[tuple[Draft, Path]] = field(default_factory=list)


class Session:
    """What is being played with: a call for each function, of which one is in front.

    `note` is what there is to say about the last edit, often nothing.
    """

    def __init__(self, starts: Mapping[str, Draft]) -> None:
        self._starts = starts
        self._benches = {name: _Bench(draft, _first(draft)) for name, draft in starts.items()}
        self.function = next(iter(starts))
        self.note = ""

    @property
    def draft(self) -> Draft:
        """The call that is in front."""
        return self._bench.draft

    @property
    def cursor(self) -> Path:
        """The leaf that keys act upon; () where the call has no arguments."""
        return self._bench.cursor

    @property
    def functions(self) -> tuple[str, ...]:
        """The exercise's functions."""
        return tuple(self._benches)

    @property
    def _bench(self) -> _Bench:
        return self._benches[self.function]

    def move(self, step: int) -> None:
        """Go `step` leaves on, round the ends."""
        places = list(leaves(self.draft.values))
        if places:
            self.go_to(places[(places.index(self.cursor) + step) % len(places)])

    def go_to(self, path: Path) -> None:
        """Go to the leaf at a path, or the one nearest to it."""
        self._bench.cursor = nearest(self.draft.values, path)
        self.note = ""

    def nudge(self, sign: int) -> None:
        """Make the value at the cursor larger or smaller."""
        self._edit(editing.nudged, sign)

    def flip(self) -> None:
        """Turn the value at the cursor into its opposite."""
        self._edit(editing.flipped)

    def duplicate(self, further_out: int) -> None:
        """Put the entry that the cursor is in once more behind itself; or the entry of a list `further_out`."""
        self._edit(editing.duplicated, further_out)

    def remove(self, further_out: int) -> None:
        """Take out the entry that the cursor is in, or the entry of a list `further_out`."""
        self._edit(editing.removed, further_out)

    def put(self, path: Path, value: Any) -> None:
        """Put a value in a place, and go there."""
        if path:
            self._take(editing.put(self.draft, path, value))

    def undo(self) -> None:
        """Take back the last edit of this call."""
        if not self._bench.before:
            self.note = "There is nothing to take back."
            return
        self._bench.draft, self._bench.cursor = self._bench.before.pop()
        self.note = ""

    def restart(self) -> None:
        """Go back to the call that this function began with; that can be undone, too."""
        start = self._starts[self.function]
        self._take(Edited(start, _first(start)))

    def switch(self) -> None:
        """Bring the next function to the front, with its call as it was left."""
        names = self.functions
        self.function = names[(names.index(self.function) + 1) % len(names)]
        self.note = "" if len(names) > 1 else "This exercise has one function."

    def _edit(self, edit: Callable[..., Edited], *how: Any) -> None:
        if self.cursor:
            self._take(edit(self.draft, self.cursor, *how))

    def _take(self, edited: Edited) -> None:
        bench = self._bench
        if edited.draft != bench.draft:
            bench.before.append((bench.draft, bench.cursor))
            del bench.before[:-MOST_UNDONE]
        bench.draft = edited.draft
        bench.cursor = nearest(edited.draft.values, edited.cursor)
        self.note = edited.note


def _first(draft: Draft) -> Path:
    return next(leaves(draft.values), ())
