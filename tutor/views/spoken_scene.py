"""Scenes in sentences, each of which can be understood when it is read alone: for screen readers and pipes."""

from collections.abc import Iterator

from tutor.checking.wording import counted
from tutor.views.columns import cell_text, texts_of
from tutor.views.compared import Sides
from tutor.views.lanes import Track, Tracks
from tutor.views.outline import Entry, Outline, Part
from tutor.views.rows import Row
from tutor.views.state_graph import ARROW

_NUMBER = 24


def spoken_lanes(shown: Tracks) -> Iterator[str]:
    """Yield a line for each lane and each of its steps."""
    if shown.before:
        yield f"{counted(shown.before, 'lane')} before, not shown"
    for track in shown.tracks:
        yield f"lane {track.name}" + (f", {track.note}" if track.note else "")
        yield from _steps(track, shown)
    if shown.after:
        yield f"{counted(shown.after, 'lane')} after, not shown"


def _steps(track: Track, shown: Tracks) -> Iterator[str]:
    if track.start:
        yield f"{track.name}: {counted(track.start, shown.unit)} before, not shown"
    for index, row in enumerate(track.rows, start=track.start):
        label = f", {row.label}" if row.label else ""
        yield f"{track.name}, {shown.unit} {index}{label}{_first(row)}: {_credit(row, shown.sides)}"
    if track.after:
        yield f"{track.name}: {counted(track.after, shown.unit)} after, not shown"


def spoken_outline(shown: Outline) -> Iterator[str]:
    """Yield what there is to read first, then a line for each part and each entry."""
    yield from (text.replace(f" {ARROW} ", ", then ") for text in shown.introduction)
    if shown.before:
        yield f"{counted(shown.before, shown.thing)} before, not shown"
    for part in shown.parts:
        yield _heading(part, shown)
        yield from _entries(part, shown)
    if shown.after:
        yield f"{counted(shown.after, shown.thing)} after, not shown"


def _heading(part: Part, shown: Outline) -> str:
    own = "" if part.own is None else f"{shown.own_name} {_credit(part.own, shown.sides)}{_first(part.own)}"
    return ": ".join(filter(None, (f"{shown.thing} {part.spoken}", "; ".join(filter(None, (own, part.note))))))


def _entries(part: Part, shown: Outline) -> Iterator[str]:
    if part.before:
        yield f"{counted(part.before, shown.entry)} before, not shown"
    for entry in part.entries:
        numbers = ", ".join(filter(None, (_value(entry, shown), _named_credit(entry, shown))))
        yield f"{shown.thing} {part.spoken}, {entry.spoken}{_first(entry.credit)}: {numbers}".removesuffix(": ")
    if part.after:
        yield f"{counted(part.after, shown.entry)} after, not shown"


def _value(entry: Entry, shown: Outline) -> str:
    return "" if entry.value is None else f"{shown.value_name} {cell_text(entry.value, True, _NUMBER)}"


def _named_credit(entry: Entry, shown: Outline) -> str:
    row = entry.credit
    if row.agrees and row.got is None:
        return ""
    return f"{shown.credit_name} {_credit(row, shown.sides)}"


def _first(row: Row) -> str:
    return ", the first difference" if row.is_first else ""


def _credit(row: Row, sides: Sides) -> str:
    """Return what the sides say: "both +0.25", or "yours +1.0, reference +0.5, difference +0.5"."""
    ((expected, yours, difference),) = texts_of([row], True, _NUMBER)
    if row.agrees:
        return f"{sides} {yours}"
    return f"yours {yours}, reference {expected}" + (f", difference {difference}" if difference else "")
