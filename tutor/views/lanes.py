"""Which lanes and which of their steps are shown: those around the first difference where a scene is large."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest

from tutor.checking.report import Tolerance
from tutor.checking.scenes import CreditLanes, Lane
from tutor.views.compared import Numbers, Sides, compared, first_difference, sides_of
from tutor.views.rows import Row, window
from tutor.views.values import one_line

STEPS, STEPS_BEFORE = 12, 3
"""How many steps of a long trajectory are shown, and how many of them stand before the first that differs."""

LANES, LANES_BEFORE = 8, 1


@dataclass(frozen=True)
class Track:
    """What is shown of one lane: a row for each step from `start` on, and how many steps follow."""

    name: str
    note: str
    rows: tuple[Row, ...]
    start: int
    after: int

    @property
    def agrees(self) -> bool:
        """Whether no step that is shown differs."""
        return all(row.agrees for row in self.rows)


@dataclass(frozen=True)
class Tracks:
    """The lanes that are shown, and how many are left out on either side."""

    tracks: tuple[Track, ...]
    sides: Sides
    unit: str
    before: int
    after: int

    @property
    def agrees(self) -> bool:
        """Whether yours and the reference part nowhere."""
        return all(track.agrees for track in self.tracks)


def tracks_of(yours: CreditLanes | None, reference: CreditLanes | None, tolerance: Tolerance) -> Tracks:
    """Return what is to be shown of one or both scenes."""
    pairs = list(_pairs(yours, reference))
    firsts = [first_difference(_credits(mine), _credits(right), tolerance) for mine, right in pairs]
    first = next((index for index, step in enumerate(firsts) if step is not None), None)
    shown = window(len(pairs), first, LANES, LANES_BEFORE)
    tracks = tuple(_track(*pairs[index], firsts[index], tolerance, is_first=index == first) for index in shown)
    unit = next(scene.unit for scene in (reference, yours) if scene is not None)
    return Tracks(tracks, sides_of(yours, reference), one_line(unit), shown.start, len(pairs) - shown.stop)


def _pairs(yours: CreditLanes | None, reference: CreditLanes | None) -> Iterator[tuple[Lane | None, Lane | None]]:
    """Yield lanes with their counterparts; a lane that only one of two scenes has is without steps in the other."""
    if yours is None or reference is None:
        yield from ((lane, None) for lane in (yours.lanes if yours else ()))
        yield from ((None, lane) for lane in (reference.lanes if reference else ()))
        return
    for mine, right in zip_longest(yours.lanes, reference.lanes):
        yield mine or Lane(right.name, ()), right or Lane(mine.name, ())


def _credits(lane: Lane | None) -> Numbers | None:
    return None if lane is None else lane.credits


def _track(mine: Lane | None, right: Lane | None, first: int | None, tolerance: Tolerance, *, is_first: bool) -> Track:
    lane = next(lane for lane in (right, mine) if lane is not None)
    yours, reference = _credits(mine), _credits(right)
    length = max(len(yours or ()), len(reference or ()))
    shown = window(length, first, STEPS, STEPS_BEFORE)
    rows = []
    for index in shown:
        label = one_line(lane.labels[index]) if index < len(lane.labels) else ""
        rows.append(compared(yours, reference, tolerance, label, index, is_first=is_first and index == first))
    return Track(one_line(lane.name), one_line(lane.note), tuple(rows), shown.start, length - shown.stop)
