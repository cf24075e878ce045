"""An outline: parts with headings, and in each what is compared, one line each: what it is worth, what it is given.

State graphs and nested groups are shown so: people read down a list of names faster than along crossing lines.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from tutor.checking.scenes import Number
from tutor.views.bars import NOTHING
from tutor.views.compared import Sides
from tutor.views.rows import Row, is_number, window
from tutor.views.values import signed

MOST_LINES = 60
"""Lines of an outline that are shown at most, as far as whole parts allow."""

ENTRIES, ENTRIES_BEFORE = 12, 3
"""How many entries of a part are shown, and how many of them stand before the first that differs."""

MOST_OF_A_MEAN = 1e300
"""Numbers beyond are not averaged: their sum need not be a number."""


@dataclass(frozen=True)
class Entry:
    """One thing that is compared: `lead` opens a run of entries that share it, `text` names the entry alone.

    `spoken` is both in words; `value` is known beforehand; `credit` holds yours and the reference's.
    """

    lead: str
    text: str
    spoken: str
    value: Number
    credit: Row


@dataclass(frozen=True)
class Part:
    """A heading and its entries; a part of greater depth belongs to the one above it.

    `spoken` names it where it stands alone, `own` holds what yours and the reference say of the part itself.
    """

    title: str
    spoken: str
    note: str
    depth: int
    entries: tuple[Entry, ...]
    own: Row | None = None
    before: int = 0
    after: int = 0

    @property
    def rows(self) -> Iterator[Row]:
        """All that yours and the reference say in this part."""
        if self.own is not None:
            yield self.own
        yield from (entry.credit for entry in self.entries)


@dataclass(frozen=True)
class Outline:
    """A whole picture: sentences to read first, the parts, and what things are called.

    `thing` and `entry` are a part of no depth and an entry in words, `own_name` is what a part's own number is called.
    """

    introduction: tuple[str, ...]
    parts: tuple[Part, ...]
    sides: Sides
    value_name: str
    credit_name: str
    thing: str
    entry: str
    own_name: str = ""
    before: int = 0
    after: int = 0

    @property
    def rows(self) -> list[Row]:
        """All that yours and the reference say."""
        return [row for part in self.parts for row in part.rows]

    @property
    def agrees(self) -> bool:
        """Whether yours and the reference part nowhere."""
        return all(row.agrees for row in self.rows)


def shortened(outline: Outline) -> Outline:
    """Return what is shown of an outline: whole parts around the first difference, and entries around it."""
    blocks = list(_blocks(map(_shortened, outline.parts)))
    first = next((index for index, block in enumerate(blocks) if _has_first(block)), 0)
    start = stop = max(first - 1, 0)
    lines = 0
    while stop < len(blocks) and (lines < MOST_LINES or stop <= first):
        lines += sum(1 + len(part.entries) for part in blocks[stop])
        stop += 1
    parts = tuple(part for block in blocks[start:stop] for part in block)
    return replace(outline, parts=parts, before=start, after=len(blocks) - stop)


def _shortened(part: Part) -> Part:
    marks = (index for index, entry in enumerate(part.entries) if not entry.credit.agrees)
    first = next((index for index, entry in enumerate(part.entries) if entry.credit.is_first), next(marks, None))
    shown = window(len(part.entries), first, ENTRIES, ENTRIES_BEFORE)
    kept = part.entries[shown.start : shown.stop]
    return replace(part, entries=kept, before=shown.start, after=len(part.entries) - shown.stop)


def _blocks(parts: Iterator[Part]) -> Iterator[list[Part]]:
    block: list[Part] = []
    for part in parts:
        if part.depth == 0 and block:
            yield block
            block = []
        block.append(part)
    if block:
        yield block


def _has_first(block: list[Part]) -> bool:
    return any(row.is_first for part in block for row in part.rows)


def mean_text(values: Sequence[Number], name: str) -> str:
    """Return "mean return +0.5" of several numbers; nothing of one, or where one of them is no number."""
    numbers = [float(value) for value in values if is_number(value) and abs(value) < MOST_OF_A_MEAN]
    if len(numbers) < 2 or len(numbers) < len(values):
        return ""
    mean = math.fsum(numbers) / len(numbers)
    return f"mean {name} {signed(0.0 if abs(mean) <= NOTHING else mean)}"
