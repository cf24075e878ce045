"""A section of an exhibit as lines: entries in aligned columns, or one value below the other."""

from collections.abc import Iterator

from rich.text import Text

from tutor.sandbox.answers import Plain
from tutor.views.columns import aligned, texts_of
from tutor.views.rows import Row, Section, sign_of
from tutor.views.sides import Names
from tutor.views.values import short
from tutor.views.words import DIFFERENCE, FIRST_DIFFERENCE, HEADING, MARK, MORE, MUTED, NEGATIVE, POSITIVE, ZERO

_GAP = "   "
_INDENT = "  "
_NUMBER = 20
_STYLES = {"positive": POSITIVE, "negative": NEGATIVE, "zero": ZERO}


def section_lines(section: Section, names: Names, width: int) -> list[Text]:
    """Return a section's lines, no wider than `width`; one of several that agrees takes a single line."""
    if section.title and section.agrees:
        head = f"{section.title}  "
        text = short(section.expected, max(width - len(head) - 10, 12))
        return [Text.assemble(_INDENT, (head, HEADING), ("agrees  ", MUTED), text, no_wrap=True)]
    title = [Text.assemble(_INDENT, (section.title, HEADING), no_wrap=True)] if section.title else []
    return [*title, *(_columns(section, names, width) if section.is_list else _stacked(section, names, width))]


def value_style(value: Plain) -> str:
    """Return the style of a number by its sign; other values have none."""
    return _STYLES.get(sign_of(value), "")


def _columns(section: Section, names: Names, width: int) -> Iterator[Text]:
    heads, *lines = zip(*_grid(section, names, width), strict=True)
    yield Text.assemble(_INDENT, "  ", (_GAP.join(heads), MUTED), no_wrap=True)
    if section.above:
        yield Text.assemble(_INDENT, left_out(f"{section.above:,} more", "before"), no_wrap=True)
    for row, cells in zip(section.rows, lines, strict=True):
        styles = ["", value_style(row.expected), value_style(row.got), ""]
        line = Text.assemble(_INDENT, (f"{_mark(row)} ", MARK), no_wrap=True)
        line.append_text(Text(_GAP).join(Text.assemble(cell) for cell in zip(cells, styles, strict=False)))
        line.rstrip()
        yield line
    if section.below:
        yield Text.assemble(_INDENT, left_out(f"{section.below:,} more", "after"), no_wrap=True)


def _grid(section: Section, names: Names, width: int) -> list[list[str]]:
    """Return columns of equally wide cells, the head first; no differences where there is none, or no room."""
    labels = aligned([row.label for row in section.rows], numeric=False)
    room = _NUMBER if section.is_numeric else max((width - len(labels[0]) - 4 - 2 * len(_GAP)) // 2, 8)
    expected, got, difference = zip(*texts_of(section.rows, section.is_numeric, room), strict=True)
    bodies = [labels, *(aligned(texts, section.is_numeric) for texts in (expected, got, difference))]
    columns = [_padded([head, *body]) for head, body in zip(("", *names, "difference"), bodies, strict=True)]
    has_room = len(_INDENT) + 2 + sum(len(column[0]) for column in columns) + 3 * len(_GAP) <= width
    return columns if has_room and any(difference) else columns[:3]


def _padded(cells: list[str]) -> list[str]:
    widest = max(map(len, cells))
    return [cell.rjust(widest) for cell in cells]


def _stacked(section: Section, names: Names, width: int) -> Iterator[Text]:
    row = section.rows[0]
    label = max(map(len, (*names, "difference")))
    room = max(width - label - 7, 12)
    ((expected, got, difference),) = texts_of([row], False, room)
    yield Text.assemble(_INDENT, "  ", (names[0].ljust(label), MUTED), _GAP, expected, no_wrap=True)
    mark = (f"{_mark(row)} ", MARK)
    yield Text.assemble(_INDENT, mark, (names[1].ljust(label), MUTED), _GAP, got, no_wrap=True)
    if difference:
        yield Text.assemble(_INDENT, "  ", ("difference".ljust(label), MUTED), _GAP, difference, no_wrap=True)


def _mark(row: Row) -> str:
    return FIRST_DIFFERENCE if row.is_first else " " if row.agrees else DIFFERENCE


def left_out(many: str, where: str) -> Text:
    """Return the line that stands for what is not shown: "… 12 steps before", "… 3 more after"."""
    return Text.assemble("  ", (f"{MORE} {many} {where}", MUTED), no_wrap=True)
