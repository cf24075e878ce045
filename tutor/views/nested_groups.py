"""Nested groups as an outline: groups within groups, and each member in the smallest that it is in."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tutor.checking.report import Tolerance
from tutor.checking.scenes import Member, NestedGroups, Number
from tutor.checking.wording import counted
from tutor.views.compared import rows_of, sides_of
from tutor.views.outline import Entry, Outline, Part, mean_text
from tutor.views.rows import Row
from tutor.views.values import one_line

ALONE = "A group of one has nobody to be compared with: its level counts for nothing there."
IN_NONE = "in no group"


@dataclass(frozen=True)
class _Place:
    """A member with its credit, and the names of the groups that it is in, outermost first."""

    member: Member
    credit: Row

    @property
    def path(self) -> tuple[str, ...]:
        return tuple(self.member.groups)


def nested_outline(yours: NestedGroups | None, reference: NestedGroups | None, tolerance: Tolerance) -> Outline:
    """Return one or both scenes as an outline; both must have the same members, credits aside."""
    scene = next(scene for scene in (reference, yours) if scene is not None)
    rows = rows_of(_credits(yours), _credits(reference), tolerance)
    places = [_Place(member, row) for member, row in zip(scene.members, rows, strict=True)]
    parts = [*_parts((), places, scene)]
    if homeless := [place for place in places if not place.path]:
        parts.append(Part(IN_NONE, "none", "", 0, tuple(map(_entry, homeless))))
    return Outline(
        tuple(_introduction(parts, scene)), tuple(parts), sides_of(yours, reference), one_line(scene.value_name),
        one_line(scene.credit_name), "group", "member",
    )  # fmt: skip


def _credits(scene: NestedGroups | None) -> list[Number] | None:
    return None if scene is None else [member.credit for member in scene.members]


def _parts(above: tuple[str, ...], inside: Sequence[_Place], scene: NestedGroups) -> Iterator[Part]:
    """Yield the groups of the next level within a group, each followed by those within it."""
    level = len(above)
    for name in dict.fromkeys(place.path[level] for place in inside if len(place.path) > level):
        path = (*above, name)
        members = [place for place in inside if place.path[: level + 1] == path]
        entries = tuple(_entry(place) for place in members if place.path == path)
        spoken = " in ".join(map(one_line, path[::-1]))
        yield Part(one_line(name), spoken, _note(level, members, scene), level, entries)
        yield from _parts(path, members, scene)


def _note(level: int, members: Sequence[_Place], scene: NestedGroups) -> str:
    if len(members) == 1:
        return f"level {level}, alone"
    mean = mean_text([place.member.value for place in members], one_line(scene.value_name))
    return ", ".join(filter(None, [f"level {level}, {counted(len(members), 'member')}", mean]))


def _entry(place: _Place) -> Entry:
    name = one_line(place.member.name)
    return Entry("", name, name, place.member.value, place.credit)


def _introduction(parts: Sequence[Part], scene: NestedGroups) -> Iterator[str]:
    for level, shared in enumerate(scene.levels):
        weight = scene.weights[level] if level < len(scene.weights) else None
        counts = f" (weight {weight:g})" if weight is not None else ""
        yield f"level {level}: {one_line(shared)}{counts}"
    if any(part.note.endswith("alone") for part in parts):
        yield ALONE
