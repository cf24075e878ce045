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
"""Values that are told apart one by one; where more differ, the calls are shown if they are short."""


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
    """A place among the arguments in which two calls differ, and what is there in the one and the other.

    `is_shape` where that is no two values but two lists, of which only the length is told.
    """

    place: str
    left: str
    right: str
    is_shape: bool = False


def compared_lines(left: Shown, right: Shown, given: Sequence[Given] | None, unit: str, width: int) -> list[Text]:
    """Return what both were given and both answers in columns, with their difference, the right one minus the left.

    `given` are the places in which two calls of one function differ, None for calls of two functions. Those are shown
    whole; so are short calls of different shapes, or with more than three places.
    """
    lines = [*_what_was_given(left, right, given, width), Text(), *_answers(left, right, unit, width)]
    old = [side.name for side in (left, right) if side.is_old]
    if old:
        lines += [Text(), *sentences(f"An earlier version of your file answered {' and '.join(old)}.", width, MUTED)]
    return lines


def _what_was_given(left: Shown, right: Shown, given: Sequence[Given] | None, width: int) -> list[Text]:
    label = max(len(left.name), len(right.name))
    calls = [_call_lines(side, label, width) for side in (left, right)]
    are_whole = all(len(lines) <= LONGEST_CALL for lines in calls)
    if given is None or (are_whole and (len(given) > MOST_GIVEN or any(value.is_shape for value in given))):
        return [line for lines in calls for line in _cut(lines)]
    if not given:
        return sentences(f"{left.name} and {right.name} were given the same.", width, MUTED)
    told = [line for value in given[:MOST_GIVEN] for line in _given_lines(left, right, value, width)]
    more = len(given) - MOST_GIVEN
    return [*told, *sentences(f"{MORE} and {more:,} more", width, MUTED, "  ")] if more > 0 else told


def _given_lines(left: Shown, right: Shown, value: Given, width: int) -> list[Text]:
    said = f"{value.place}: {left.name} {value.left}, {right.name} {value.right}"
    return [Text.assemble("  ", (piece, CODE), no_wrap=True) for piece in wrapped(said, width - 2, "    ")]


def _call_lines(side: Shown, label: int, width: int) -> list[Text]:
    pieces = wrapped(side.call, width - label - 6, "    ")
    heads = [f"  {side.name:<{label}}  ", *[" " * (label + 4)] * (len(pieces) - 1)]
    return [
        Text.assemble((head, ACCENT), (piece, CODE), no_wrap=True) for head, piece in zip(heads, pieces, strict=True)
    ]


def _cut(lines: list[Text]) -> list[Text]:
    shown = lines[:LONGEST_CALL]
    return [*shown[:-1], Text.assemble(shown[-1], f" {MORE}")] if len(lines) > LONGEST_CALL else shown


def _answers(left: Shown, right: Shown, unit: str, width: int) -> list[Text]:
    one, other = value_of(left.played), value_of(right.played)
    if one is None or other is None:
        return [line for side in (left, right) for line in _ending_lines(side, width)]
    path = part(one.value, other.value, Tolerance())
    if path is None:
        return sentences(f"Both have the same answer{_way_there(left.played, right.played)}.", width, MUTED)
    exhibit = Exhibit("", one.value, other.value, "", "", path)
    names = left.name, right.name
    return [line for section in sections(exhibit, unit) for line in section_lines(_marked(section), names, width)]


def _way_there(left: Played, right: Played) -> str:
    """Return what differs on the way to one answer: what was asked of callables, or only what they answered."""
    here, there = left.call.callbacks, right.call.callbacks
    asked = [[said.args, said.kwargs] for said in here], [[said.args, said.kwargs] for said in there]
    if part(asked[0], asked[1], Tolerance()) is not None:
        return "; what your code asked on the way differs"
    told = [said.answer for said in here], [said.answer for said in there]
    return "; what your code was told on the way differs" if part(told[0], told[1], Tolerance()) is not None else ""


def _marked(section: Section) -> Section:
    """Mark every difference alike: neither side is wrong."""
    return replace(section, rows=tuple(replace(row, is_first=not row.agrees) for row in section.rows))


def _ending_lines(side: Shown, width: int) -> list[Text]:
    answer = value_of(side.played)
    text = ending_text(side.played) if answer is None else short(answer.value, width - len(side.name) - 4)
    return verbatim(f"{side.name}: {text}", width)
