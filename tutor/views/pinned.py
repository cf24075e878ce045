"""Two states of the playground, one beside the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rich.text import Text

from tutor.checking.comparison import part
from tutor.checking.report import Exhibit, Tolerance
from tutor.views.played import ending_text, value_of
from tutor.views.prose import sentences, verbatim, wrapped
from tutor.views.rows import Section, sections
from tutor.views.table import section_lines
from tutor.views.values import short
from tutor.views.words import ACCENT, CODE, MORE, MUTED

if TYPE_CHECKING:
    from tutor.checking.playground import Played

LONGEST_CALL = 2
"""Lines of a call before the rest is left out."""

MOST_GIVEN = 3
"""Values that are told apart one by one; where more differ, the calls are shown."""


@dataclass(frozen=True)
class Shown:
    """One of two states that are compared: its name ("A", "now"), its call as text, and what the call came to.

    `is_old` if another version of the file gave the answer than the one there is now.
    """

    name: str
    call: str
    played: Played
    is_old: bool = False


@dataclass(frozen=True)
class Given:
    """A place among the arguments in which two calls differ, and what is there in the one and the other."""

    place: str
    left: str
    right: str


def compared_lines(left: Shown, right: Shown, given: Sequence[Given] | None, unit: str, width: int) -> list[Text]:
    """Return what both were given and both answers in columns, with their difference, the right one minus the left.

    `given` are the values in which two calls of one shape differ, None for calls of different shapes: those are shown
    whole, and so are calls in which more than three values differ.
    """
    if given is None or len(given) > MOST_GIVEN:
        label = max(len(left.name), len(right.name))
        lines = [line for side in (left, right) for line in _call_lines(side, label, width)]
    elif given:
        lines = [line for value in given for line in _given_lines(left, right, value, width)]
    else:
        lines = sentences(f"{left.name} and {right.name} were given the same.", width, MUTED)
    lines += [Text(), *_answers(left, right, unit, width)]
    old = [side.name for side in (left, right) if side.is_old]
    if old:
        lines += [Text(), *sentences(f"An earlier version of your file answered {' and '.join(old)}.", width, MUTED)]
    return lines


def _given_lines(left: Shown, right: Shown, value: Given, width: int) -> list[Text]:
    said = f"{value.place}: {left.name} {value.left}, {right.name} {value.right}"
    return [Text.assemble("  ", (piece, CODE), no_wrap=True) for piece in wrapped(said, width - 2, "    ")]


def _call_lines(side: Shown, label: int, width: int) -> list[Text]:
    pieces = wrapped(side.call, width - label - 4, "    ")
    shown = pieces[:LONGEST_CALL]
    if len(pieces) > LONGEST_CALL:
        shown[-1] += f" {MORE}"
    heads = [f"  {side.name:<{label}}  ", *[" " * (label + 4)] * (len(shown) - 1)]
    return [
        Text.assemble((head, ACCENT), (piece, CODE), no_wrap=True) for head, piece in zip(heads, shown, strict=True)
    ]


def _answers(left: Shown, right: Shown, unit: str, width: int) -> list[Text]:
    one, other = value_of(left.played), value_of(right.played)
    if one is None or other is None:
        return [line for side in (left, right) for line in _ending_lines(side, width)]
    path = part(one.value, other.value, Tolerance())
    if path is None:
        return sentences("Both have the same answer.", width, MUTED)
    exhibit = Exhibit("", one.value, other.value, "", "", path)
    names = left.name, right.name
    return [line for section in sections(exhibit, unit) for line in section_lines(_marked(section), names, width)]


def _marked(section: Section) -> Section:
    """Mark every difference alike: neither side is wrong."""
    return replace(section, rows=tuple(replace(row, is_first=not row.agrees) for row in section.rows))


def _ending_lines(side: Shown, width: int) -> list[Text]:
    answer = value_of(side.played)
    text = ending_text(side.played) if answer is None else short(answer.value, width - len(side.name) - 4)
    return verbatim(f"{side.name}: {text}", width)
