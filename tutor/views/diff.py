"""The learner's file beside the solution."""

import re
from collections.abc import Iterator, Sequence
from difflib import Differ
from itertools import zip_longest

from rich.console import Group
from rich.text import Text

from tutor.views.prose import wrapped
from tutor.views.values import visible
from tutor.views.words import ADDED, CODE, HEADING, MUTED, REMOVED

SIDE_BY_SIDE = 120
"""From this width on there are two columns of code."""

_GUTTER = 2
_MIDDLE = " │ "
_STYLES = {"-": REMOVED, "+": ADDED, " ": CODE}

Names = tuple[str, str]
"""What the learner's text and the one beside it are called."""

Block = tuple[Sequence[str], Sequence[str]]
"""Lines of mine, and the lines of the solution that stand in their place."""

# What Differ says of each line, by its sign: two versions of one line, which it tells by a "?" below one of them; a
# line that both have; other lines.
_SIGNS = re.compile(r"-\?\+\??|-\+\?| |(?:\+|-(?!\?|\+\?))+")


def solution_diff(mine: str, solution: str, width: int, names: Names = ("yours", "the solution")) -> Group:
    """Return both texts compared line by line: "-" stands only in yours, "+" only in the solution."""
    blocks = list(_blocks(_code_lines(mine), _code_lines(solution)))
    return Group(*(_side_by_side if width >= SIDE_BY_SIDE else _unified)(blocks, width, names))


def _code_lines(text: str) -> list[str]:
    return [line.rstrip() for line in visible(text.removeprefix("\ufeff")).splitlines()]


def _blocks(mine: list[str], solution: list[str]) -> Iterator[Block]:
    # Empty lines are no anchors: two texts that share only those have nothing in common.
    told = list(Differ(linejunk=lambda line: not line).compare(mine, solution))
    for found in _SIGNS.finditer("".join(line[0] for line in told)):
        lines = told[found.start() : found.end()]
        yield [line[2:] for line in lines if line[0] in "- "], [line[2:] for line in lines if line[0] in "+ "]


def _unified(blocks: list[Block], width: int, names: Names) -> Iterator[Text]:
    yield Text.assemble((f"- only in {names[0]}", REMOVED), "   ", (f"+ only in {names[1]}", ADDED))
    yield Text()
    for mine, solution in blocks:
        signed = [(" ", line) for line in mine]
        if mine != solution:
            signed = [*(("-", line) for line in mine), *(("+", line) for line in solution)]
        for sign, line in signed:
            yield from _cells(sign, line, width)


def _side_by_side(blocks: list[Block], width: int, names: Names) -> Iterator[Text]:
    column = (width - len(_MIDDLE)) // 2
    mine_is, other_is = (Text.assemble((f"  {name}", HEADING)) for name in names)
    yield _joined(mine_is, other_is, column)
    yield _joined(Text(), Text(), column)
    for mine, solution in blocks:
        signs = "  " if mine == solution else "-+"
        for left, right in zip_longest(mine, solution):
            cells = _cells(signs[0], left, column), _cells(signs[1], right, column)
            for one, other in zip_longest(*cells, fillvalue=Text()):
                yield _joined(one, other, column)


def _joined(left: Text, right: Text, column: int) -> Text:
    return Text.assemble(left, " " * (column - left.cell_len), (_MIDDLE, MUTED), right, no_wrap=True)


def _cells(sign: str, code: str | None, width: int) -> list[Text]:
    if code is None:
        return []
    inside = " " * min(len(code) - len(code.lstrip()) + 4, width // 2)
    first, *others = wrapped(code, width - _GUTTER, inside)
    lines = [f"{sign} {first}", *(f"  {part}" for part in others)]
    return [Text.assemble((line, _STYLES[sign]), no_wrap=True) for line in lines]
