"""Signed bars from a zero line, with sign and number printed beside."""

import math
from collections.abc import Collection, Sequence

from rich.text import Text

from tutor.sandbox.answers import Plain
from tutor.views.columns import aligned, value_text
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
    numbers = aligned([value_text(value, True, _NUMBER) for value in values], numeric=True)
    room = min(width - max(map(len, names), default=0) - max(map(len, numbers), default=0) - 4, WIDEST)
    finite = [value for value in map(_as_number, values) if math.isfinite(value)]
    left, right = _sides([_as_number(value) for value in values], room)
    scale = max(map(abs, finite), default=0.0) or 1.0
    lines = []
    for index, (value, name, text) in enumerate(zip(values, names, numbers, strict=True)):
        style = value_style(value)
        line = Text.assemble(f"{name}  ", (text, style), no_wrap=True)
        if room >= _LEAST_ROOM:
            bar = _bar(_as_number(value), scale, left, right, _THIN if index in thin else _THICK)
            line.append_text(Text.assemble("  ", (bar[0], style), (AXIS, MUTED), (bar[1], style)))
        line.rstrip()
        lines.append(line)
    return lines


def _as_number(value: Plain) -> float:
    """Return a value to be drawn; NaN, which is not drawn, stands for what is no number."""
    try:
        return float(value) if isinstance(value, int | float) else math.nan
    except OverflowError:
        return math.inf


def _sides(values: Sequence[float], room: int) -> tuple[int, int]:
    cells = max(room - len(AXIS), 0)
    if not any(value < 0 for value in values):
        return 0, cells
    if not any(value > 0 for value in values):
        return cells, 0
    return cells // 2, cells // 2


def _bar(value: float, scale: float, left: int, right: int, glyphs: tuple[str, str, str]) -> tuple[str, str]:
    whole, right_half, left_half = glyphs
    cells = left if value < 0 else right
    share = 0.0 if math.isnan(value) or abs(value) <= NOTHING else min(abs(value) / scale, 1.0)
    halves = max(round(share * cells * 2), 1 if share else 0)
    bar = whole * (halves // 2)
    if value < 0:
        return ((left_half if halves % 2 else "") + bar).rjust(left), ""
    return " " * left, bar + (right_half if halves % 2 else "")
