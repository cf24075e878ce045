"""The learner's file beside the solution."""

from collections.abc import Iterator
from difflib import SequenceMatcher
from itertools import zip_longest

from rich.cells import chop_cells
from rich.console import Group
from rich.text import Text

from tutor.views.values import visible
from tutor.views.words import ADDED, CODE, HEADING, MUTED, REMOVED

SIDE_BY_SIDE = 120
"""From this width on there are two columns of code."""

_GUTTER = 2
_MIDDLE = " │ "

Pair = tuple[str | None, str | None]
"""A line of mine and the line of the solution that answers it; None where there is none."""


def solution_diff(mine: str, solution: str, width: int) -> Group:
    """Return both texts compared line by line: "-" stands only in yours, "+" only in the solution."""
    pairs = list(_pairs(mine, solution))
    lines = _side_by_side(pairs, width) if width >= SIDE_BY_SIDE else _unified(pairs, width)
    return Group(*lines)


def _pairs(mine: str, solution: str) -> Iterator[Pair]:
    left, right = _code_lines(mine), _code_lines(solution)
    for tag, a, b, c, d in SequenceMatcher(None, left, right, autojunk=False).get_opcodes():
        if tag == "equal":
            yield from zip(left[a:b], right[c:d], strict=True)
        else:
            yield from zip_longest(left[a:b], right[c:d])


def _code_lines(text: str) -> list[str]:
    return [line.rstrip() for line in visible(text.removeprefix("\ufeff")).splitlines()]


def _unified(pairs: list[Pair], width: int) -> Iterator[Text]:
    yield Text.assemble(("- only in yours", REMOVED), "   ", ("+ only in the solution", ADDED))
    yield Text()
    waiting: list[str] = []
    for mine, solution in pairs:
        if mine == solution and mine is not None:
            yield from _signed_lines("+", waiting, width)
            waiting = []
            yield from _signed_lines(" ", [mine], width)
            continue
        yield from _signed_lines("-", [] if mine is None else [mine], width)
        waiting += [] if solution is None else [solution]
    yield from _signed_lines("+", waiting, width)


def _signed_lines(sign: str, code: list[str], width: int) -> Iterator[Text]:
    for line in code:
        yield from _cells(sign, line, width)


def _side_by_side(pairs: list[Pair], width: int) -> Iterator[Text]:
    column = (width - len(_MIDDLE)) // 2
    yield _joined(Text.assemble(("  yours", HEADING)), Text.assemble(("  the solution", HEADING)), column)
    for mine, solution in pairs:
        equal = mine == solution
        left = _cells(" " if equal else "-", mine, column)
        right = _cells(" " if equal else "+", solution, column)
        for one, other in zip_longest(left, right, fillvalue=Text()):
            yield _joined(one, other, column)


def _joined(left: Text, right: Text, column: int) -> Text:
    padding = " " * (column - left.cell_len)
    return Text.assemble(left, padding, (_MIDDLE, MUTED), right, no_wrap=True)


def _cells(sign: str, code: str | None, width: int) -> list[Text]:
    if code is None:
        return []
    style = {"-": REMOVED, "+": ADDED}.get(sign, CODE)
    parts = chop_cells(code, max(width - _GUTTER, 1)) or [""]
    return [Text.assemble((f"{sign if first else ' '} {part}", style), no_wrap=True) for first, part in _first(parts)]


def _first(parts: list[str]) -> Iterator[tuple[bool, str]]:
    for index, part in enumerate(parts):
        yield index == 0, part
