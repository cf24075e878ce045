"""Signed bars from a zero line, with sign and number printed beside."""

import math
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from rich.text import Text

from tutor.sandbox.answers import Plain
from tutor.views.columns import aligned, cell_text
from tutor.views.table import value_style
from tutor.views.words import MUTED

WIDEST = 60
AXIS = "│"
NOTHING = 1e-8
"""What is no farther from zero than this is rounding, and has no bar."""

_LEAST_ROOM = 9
_NUMBER = 12

# (whole cell, half a cell right of the axis, half a cell left of it)
_THICK = ("█", "▌", "▐")
_THIN = ("━", "╸", "╺")


def signed_bars(values: Sequence[Plain], labels: Sequence[str], width: int, thin: Collection[int] = ()) -> list[Text]:
    """Return a line for each value: label, number, and a bar right of the axis for more than zero, left for less.

    All bars share one scale, that of the largest finite number. An infinite value fills its side; NaN, and what is no
    number, has no bar. The values whose indices are in `thin` get thinner bars. Lines are at most `width` wide; where
    there is no room for bars, the numbers stand alone.
    """
    names = aligned(labels, numeric=False)
    numbers = aligned([cell_text(value, True, _NUMBER) for value in values], numeric=True)
    room = min(width - max(map(len, names), default=0) - max(map(len, numbers), default=0) - 4, WIDEST)
    ruler = ruler_for(values, room)
    lines = []
    for index, (value, name, text) in enumerate(zip(values, names, numbers, strict=True)):
        style = value_style(value)
        line = Text.assemble(f"{name}  ", (text, style), no_wrap=True)
        if room >= _LEAST_ROOM:
            line.append_text(Text.assemble("  ", bar(value, ruler, thin=index in thin)))
        line.rstrip()
        lines.append(line)
    return lines


@dataclass(frozen=True)
class Ruler:
    """What bars are drawn by: the number that fills a side, and the cells on either side of the axis."""

    scale: float
    left: int
    right: int


def ruler_for(values: Sequence[Plain], room: int) -> Ruler:
    """Return a ruler by which all values can be drawn in `room` cells, axis included; a side nobody needs has none."""
    return Ruler(scale_of(values) or 1.0, *_sides([_as_number(value) for value in values], room))


def scale_of(values: Iterable[Plain]) -> float:
    """Return the size of the largest finite number, which fills its side; 0 where there is none but zeros."""
    return max((abs(number) for number in map(_as_number, values) if math.isfinite(number)), default=0.0)


def share_of(value: Plain, scale: float) -> float:
    """Return how much of its side a value's bar fills, from 0 to 1, by a scale that is more than zero."""
    number = _as_number(value)
    return 0.0 if math.isnan(number) or abs(number) <= NOTHING else min(abs(number) / scale, 1.0)


def bar(value: Plain, ruler: Ruler, *, thin: bool = False) -> Text:
    """Return one value's bar with its axis; it is padded on the left, so that axes stand in one column."""
    style = value_style(value)
    left, right = _bar(_as_number(value), ruler, _THIN if thin else _THICK)
    return Text.assemble((left, style), (AXIS, MUTED), (right, style), no_wrap=True)


def _as_number(value: Plain) -> float:
    """Return a value to be drawn; NaN, which is not drawn, stands for what is no number."""
    if not isinstance(value, int | float):
        return math.nan
    try:
        return float(value)
    except OverflowError:
        return math.inf if value > 0 else -math.inf


def _sides(values: Sequence[float], room: int) -> tuple[int, int]:
    cells = max(room - len(AXIS), 0)
    if not any(value < 0 for value in values):
        return 0, cells
    if not any(value > 0 for value in values):
        return cells, 0
    return cells // 2, cells // 2


def _bar(value: float, ruler: Ruler, glyphs: tuple[str, str, str]) -> tuple[str, str]:
    whole, right_half, left_half = glyphs
    cells = ruler.left if value < 0 else ruler.right
    share = share_of(value, ruler.scale)
    halves = max(round(share * cells * 2), 1 if share else 0)
    drawn = whole * (halves // 2)
    if value < 0:
        return ((left_half if halves % 2 else "") + drawn).rjust(ruler.left), ""
    return " " * ruler.left, drawn + (right_half if halves % 2 else "")
