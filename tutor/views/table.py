"""A section of an exhibit as lines: entries in aligned columns, or one value below the other."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from tutor.sandbox.answers import Plain
from tutor.views.columns import aligned, texts_of
from tutor.views.rows import Row, Section, is_number
from tutor.views.values import short
from tutor.views.words import DIFFERENCE, FIRST_DIFFERENCE, HEADING, MARK, MORE, MUTED, NEGATIVE, POSITIVE, ZERO

Names = tuple[str, str]
"""What the two sides are called: ("expected", "yours")."""

_GAP = "   "
_INDENT = "  "


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
    if not is_number(value) or value != value:
        return ""
    return POSITIVE if value > 0 else NEGATIVE if value < 0 else ZERO  # type: ignore[operator]


def _columns(section: Section, names: Names, width: int) -> Iterator[Text]:
    numeric = all(is_number(value) for row in section.rows for value in (row.expected, row.got) if value is not None)
    labels = [row.label for row in section.rows]
    room = 14 if numeric else max((width - max(map(len, labels)) - 20) // 2, 8)
    heads = ("", *names, "difference")
    texts = texts_of(section.rows, numeric, room)
    columns = [aligned(labels, False), *(aligned(column, numeric) for column in zip(*texts, strict=True))]
    widths = [max(len(head), len(column[0])) for head, column in zip(heads, columns, strict=True)]
    has_difference = any(difference for *_, difference in texts)
    yield _heads(heads, widths, has_difference)
    if section.above:
        yield _more(section.above, "before")
    for row, *cells in zip(section.rows, *columns, strict=True):
        yield _row(row, cells, widths, has_difference)
    if section.below:
        yield _more(section.below, "after")


def _heads(heads: Sequence[str], widths: Sequence[int], has_difference: bool) -> Text:
    shown = len(heads) if has_difference else len(heads) - 1
    texts = [head.rjust(width) for head, width in zip(heads[:shown], widths, strict=False)]
    return Text.assemble(_INDENT, "  ", (_GAP.join(texts), MUTED), no_wrap=True)


def _row(row: Row, cells: Sequence[str], widths: Sequence[int], has_difference: bool) -> Text:
    label, expected, got, difference = (cell.rjust(width) for cell, width in zip(cells, widths, strict=True))
    line = Text.assemble(_INDENT, (f"{_mark(row)} ", MARK), label, _GAP, no_wrap=True)
    line.append(expected, value_style(row.expected))
    line.append(_GAP)
    line.append(got, value_style(row.got))
    if has_difference:
        line.append(_GAP)
        line.append(difference)
    line.rstrip()
    return line


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


def _more(count: int, where: str) -> Text:
    return Text.assemble(_INDENT, "  ", (f"{MORE} {count:,} more {where}", MUTED), no_wrap=True)
