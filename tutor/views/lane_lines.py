"""Credit lanes, drawn: the steps of a trajectory in a row, each with its credit, yours above the reference's."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from tutor.checking.wording import counted
from tutor.sandbox.answers import Plain
from tutor.views.bars import Ruler, bar, ruler_for
from tutor.views.columns import texts_of
from tutor.views.lanes import Track, Tracks
from tutor.views.rows import Row
from tutor.views.table import left_out, value_style
from tutor.views.words import DIFFERENCE, FIRST_DIFFERENCE, HEADING, MARK, MORE, MUTED

_INDENT = "  "
_GAP = "  "
_LEAST_CELL, _WIDEST_CELL = 7, 11

Cell = tuple[str, str]
"""A text and its style."""


@dataclass(frozen=True)
class _Layout:
    """Widths in columns: of the names at the left, of a step's cell; and how many steps stand in one row."""

    head: int
    cell: int
    steps: int
    ruler: Ruler


def lane_lines(shown: Tracks, width: int) -> list[Text]:
    """Return the lanes as lines of at most `width` columns; a trajectory that is too long for a row goes on below."""
    layout = _layout(shown, width)
    blocks = [list(_track_lines(track, shown, layout)) for track in shown.tracks]
    if shown.before:
        blocks.insert(0, [left_out(counted(shown.before, "lane"), "before")])
    if shown.after:
        blocks.append([left_out(counted(shown.after, "lane"), "after")])
    lines = [line for number, block in enumerate(blocks) for line in ([Text()] if number else []) + block]
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def _layout(shown: Tracks, width: int) -> _Layout:
    rows = [row for track in shown.tracks for row in track.rows]
    texts = [text for three in texts_of(rows, True, _WIDEST_CELL) for text in three]
    widest = max(map(cell_len, [*texts, *(row.label for row in rows)]), default=0)
    cell = min(max(widest, _LEAST_CELL), _WIDEST_CELL)
    names = [shown.sides, shown.unit] if shown.agrees else ["reference", "difference"]
    head = max(map(cell_len, names))
    steps = max((width - len(_INDENT) - head) // (len(_GAP) + cell), 1)
    return _Layout(head, cell, steps, ruler_for([value for row in rows for value in (row.got, row.expected)], cell))


def _track_lines(track: Track, shown: Tracks, layout: _Layout) -> Iterator[Text]:
    yield Text.assemble((track.name, HEADING), "   " if track.note else "", (track.note, MUTED), no_wrap=True)
    if not track.rows:
        yield Text.assemble(_INDENT, (f"no {counted(0, shown.unit).removeprefix('0 ')}", MUTED), no_wrap=True)
    if track.start:
        yield left_out(counted(track.start, shown.unit), "before")
    for start in range(0, len(track.rows), layout.steps):
        if start:
            yield Text()
        yield from _block(track, start, shown, layout)
    if track.after:
        yield left_out(counted(track.after, shown.unit), "after")


def _block(track: Track, start: int, shown: Tracks, layout: _Layout) -> Iterator[Text]:
    """Yield the lines of the steps that stand in one row."""
    rows = track.rows[start : start + layout.steps]
    yield _line(shown.unit, [_number(row, track.start + start + index) for index, row in enumerate(rows)], layout)
    if any(row.label for row in track.rows):
        yield _line("", [(row.label, MUTED) for row in rows], layout)
    expected, yours, difference = zip(*texts_of(rows, True, layout.cell), strict=True)
    mine = [(text, value_style(row.got)) for row, text in zip(rows, yours, strict=True)]
    right = [(text, value_style(row.expected)) for row, text in zip(rows, expected, strict=True)]
    if track.agrees:
        yield _line(shown.sides, mine, layout)
        yield _bars([row.got for row in rows], layout, thin=shown.sides == "reference")
        return
    yield _line("yours", mine, layout)
    yield _bars([row.got for row in rows], layout, thin=False)
    yield _line("reference", right, layout)
    yield _bars([row.expected for row in rows], layout, thin=True)
    if any(difference):
        yield _line("difference", [(text, "") for text in difference], layout)


def _number(row: Row, index: int) -> Cell:
    if row.agrees:
        return str(index), MUTED
    return f"{FIRST_DIFFERENCE if row.is_first else DIFFERENCE} {index}", MARK


def _line(name: str, cells: Sequence[Cell], layout: _Layout) -> Text:
    line = Text.assemble(_INDENT, (set_cell_size(name, layout.head), MUTED), no_wrap=True)
    for text, style in cells:
        line.append(_GAP)
        line.append(_placed(text, layout), style)
    line.rstrip()
    return line


def _bars(values: Sequence[Plain], layout: _Layout, *, thin: bool) -> Text:
    line = Text(" " * (len(_INDENT) + layout.head), no_wrap=True)
    for value in values:
        drawn = bar(value, layout.ruler, thin=thin)
        line.append(_GAP)
        line.append_text(drawn)
        line.append(" " * (layout.cell - drawn.cell_len))
    line.rstrip()
    return line


def _placed(text: str, layout: _Layout) -> str:
    """Return a text set to a cell's width, on the side of the axis that the bars are on."""
    spare = layout.cell - cell_len(text)
    if spare <= 0:
        return set_cell_size(text[:-1] if spare else text, layout.cell - 1) + (MORE if spare else text[-1:])
    left = 0 if layout.ruler.left == 0 else spare if layout.ruler.right == 0 else spare // 2
    return " " * left + text + " " * (spare - left)
