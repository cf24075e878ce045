"""An outline, drawn: headings, and under them the numbers in columns, with a bar where there is room."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from tutor.checking.wording import counted
from tutor.sandbox.answers import Plain
from tutor.views.bars import bar, ruler_for
from tutor.views.columns import aligned, cell_text, texts_of
from tutor.views.outline import Entry, Outline, Part
from tutor.views.prose import sentences, wrapped
from tutor.views.rows import Row
from tutor.views.table import left_out, value_style
from tutor.views.words import DIFFERENCE, FIRST_DIFFERENCE, HEADING, MARK, MUTED

_NUMBER = 10
_GAP = "  "
_INDENT = "  "
_MARK = "  "
_WIDEST_LEAD, _WIDEST_NAME = 28, 24
_LEAST_BAR, _WIDEST_BAR = 9, 31


@dataclass(frozen=True)
class _Table:
    """The numbers of all entries, set in columns: the head, and for each entry what stands in its line."""

    head: Text
    cells: Sequence[Text]

    @property
    def width(self) -> int:
        return self.head.cell_len


@dataclass(frozen=True)
class _Layout:
    """Widths in columns; without a `lead` column, leads stand in lines of their own, and entries `inner` further in."""

    lead: int
    inner: int
    name: int
    table: _Table


def outline_lines(shown: Outline, width: int) -> list[Text]:
    """Return an outline as lines of at most `width` columns."""
    entries = [entry for part in shown.parts for entry in part.entries]
    layout = _layout(shown, entries, width)
    cells = iter(layout.table.cells)
    lines = [*_introduction(shown, width), Text(), *_head(layout)]
    if shown.before:
        lines.append(left_out(counted(shown.before, shown.thing), "before"))
    for above, part in zip((None, *shown.parts), shown.parts, strict=False):
        if above is not None and part.depth == 0 and (above.entries or part.entries):
            lines.append(Text())
        lines += _heading(part, shown, width)
        lines += _entry_lines(part, shown, layout, cells)
    if shown.after:
        lines += [Text(), left_out(counted(shown.after, shown.thing), "after")]
    for line in lines:
        line.truncate(width, overflow="ellipsis")
        line.rstrip()
    return lines


def _introduction(shown: Outline, width: int) -> Iterator[Text]:
    for text in shown.introduction:
        yield from (Text(line, no_wrap=True) for line in wrapped(text, width, _INDENT))
    if _is_parted(shown):
        yield from sentences(f"{shown.credit_name}: yours, and the reference where the two part", width, MUTED)


def _is_parted(shown: Outline) -> bool:
    return not all(entry.credit.agrees for part in shown.parts for entry in part.entries)


def _layout(shown: Outline, entries: Sequence[Entry], width: int) -> _Layout:
    lead = max((cell_len(entry.lead) for entry in entries), default=0)
    depth = max((part.depth for part in shown.parts if part.entries), default=0) + 1
    name = min(max((cell_len(entry.text) for entry in entries), default=0), _WIDEST_NAME) + len(_INDENT) * depth
    room = width - len(_MARK) - name
    table, inner = _widest_table(shown, entries, room, len(_INDENT) if lead else 0)
    spare = room - table.width
    if lead and (lead > _WIDEST_LEAD or lead + len(_GAP) > spare):
        return _Layout(0, inner, name + inner, _with_bars(table, entries, spare - inner, shown))
    beside = lead + len(_GAP) if lead else 0
    return _Layout(lead, 0, name, _with_bars(table, entries, spare - beside, shown))


def _widest_table(shown: Outline, entries: Sequence[Entry], room: int, inner: int) -> tuple[_Table, int]:
    """Return all columns, and how far in the entries may stand.

    Where there is little room, columns and entries move together; what is known beforehand is left out last.
    """
    tries = ((_table(shown, entries, gap, with_values=True), at) for gap, at in ((_GAP, inner), (" ", inner), (" ", 0)))
    fitting = ((table, at) for table, at in tries if table.width + at <= room)
    return next(fitting, (_table(shown, entries, " ", with_values=False), 0))


def _table(shown: Outline, entries: Sequence[Entry], gap: str, *, with_values: bool) -> _Table:
    values = [entry.value for entry in entries]
    credits = [entry.credit for entry in entries]
    expected, yours = [row.expected for row in credits], [row.got for row in credits]
    right, mine, _ = zip(*texts_of(credits, True, _NUMBER), strict=True) if credits else ((), (), ())
    columns: list[tuple[str, list[str], Sequence[Plain]]] = []
    if with_values and any(value is not None for value in values):
        texts = ["" if value is None else cell_text(value, True, _NUMBER) for value in values]
        columns.append((shown.value_name, texts, values))
    if any(value is not None for value in (*expected, *yours)):
        columns.append(("yours" if _is_parted(shown) else shown.credit_name, list(mine), yours))
    if _is_parted(shown):
        texts = ["" if row.agrees else text for row, text in zip(credits, right, strict=True)]
        columns.append(("reference", texts, expected))
    return _set(columns, len(entries), gap)


def _set(columns: Sequence[tuple[str, list[str], Sequence[Plain]]], count: int, gap: str) -> _Table:
    head, cells = Text(no_wrap=True), [Text(no_wrap=True) for _ in range(count)]
    for name, texts, values in columns:
        padded = aligned(texts, numeric=True)
        widest = max(map(cell_len, [name, *padded]))
        head.append(gap + name.rjust(widest), MUTED)
        for cell, text, value in zip(cells, padded, values, strict=True):
            cell.append(gap + text.rjust(widest), value_style(value))
    return _Table(head, cells)


def _with_bars(table: _Table, entries: Sequence[Entry], room: int, shown: Outline) -> _Table:
    values = [entry.credit.got for entry in entries]
    if room < _LEAST_BAR + len(_GAP) or all(value is None for value in values):
        return table
    ruler = ruler_for(values, min(room - len(_GAP), _WIDEST_BAR))
    for cell, value in zip(table.cells, values, strict=True):
        cell.append(_GAP)
        cell.append_text(bar(value, ruler, thin=shown.sides == "reference"))
    return table


def _head(layout: _Layout) -> Iterator[Text]:
    if layout.table.width:
        lead = layout.lead + len(_GAP) if layout.lead else 0
        yield Text.assemble(_MARK, " " * (lead + layout.name), layout.table.head, no_wrap=True)


def _heading(part: Part, shown: Outline, width: int) -> Iterator[Text]:
    """Yield a part's title, and beside it or below what else is to be said of it."""
    indent = _INDENT * part.depth
    line = Text.assemble((_mark(part.own), MARK), indent, (part.title, HEADING), no_wrap=True)
    if part.own is not None:
        line.append_text(_own(part.own, shown))
    note = Text.assemble(f"{_GAP} ", (part.note, MUTED), no_wrap=True) if part.note else Text()
    if line.cell_len + note.cell_len <= width:
        yield line.append_text(note)
    else:
        yield line
        yield from sentences(part.note, width, MUTED, _MARK + indent + _INDENT)


def _own(row: Row, shown: Outline) -> Text:
    ((right, mine, _),) = texts_of([row], True, _NUMBER)
    own = Text.assemble(f"{_GAP} {shown.own_name} ", (mine, value_style(row.got)))
    if not row.agrees:
        own.append_text(Text.assemble(", reference ", (right, value_style(row.expected))))
    return own


def _entry_lines(part: Part, shown: Outline, layout: _Layout, cells: Iterator[Text]) -> Iterator[Text]:
    indent = _INDENT * (part.depth + 1)
    if part.before:
        yield left_out(counted(part.before, shown.entry), "before")
    lead = ""
    for entry in part.entries:
        is_new, lead = entry.lead != lead, entry.lead
        if is_new and not layout.lead:
            yield Text.assemble(_MARK, indent, lead, no_wrap=True)
        name = _name(entry, indent, layout, with_lead=is_new)
        yield Text.assemble((_mark(entry.credit), MARK), name, next(cells), no_wrap=True)
    if part.after:
        yield left_out(counted(part.after, shown.entry), "after")


def _name(entry: Entry, indent: str, layout: _Layout, *, with_lead: bool) -> Text:
    """Return what stands before an entry's numbers, as wide as for every other."""
    if layout.lead:
        lead = set_cell_size(entry.lead if with_lead else "", layout.lead)
        name, width = Text(f"{indent}{lead}{_GAP}{entry.text}"), layout.lead + len(_GAP) + layout.name
    else:
        name, width = Text(indent + " " * layout.inner + entry.text), layout.name
    name.truncate(width, overflow="ellipsis", pad=True)
    return name


def _mark(row: Row | None) -> str:
    if row is None or row.agrees:
        return _MARK
    return f"{FIRST_DIFFERENCE if row.is_first else DIFFERENCE} "
