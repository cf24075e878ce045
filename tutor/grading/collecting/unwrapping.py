"""Folders that are nobody's: those around a whole class, and those that are named for an exercise."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import takewhile

from tutor.grading.collecting.canvas import read_canvas
from tutor.grading.collecting.item import METADATA, Item
from tutor.grading.collecting.moodle import read_moodle
from tutor.grading.collecting.naming import ARCHIVE, exercise_called, has_suffix, is_code, read_name


@dataclass(frozen=True)
class Root:
    """What is at one path; `name` is the student where the files say only which exercise they are for."""

    name: str
    items: tuple[Item, ...]


def sorted_out(root: Root, ids: Collection[str]) -> Root:
    """Note which exercise's folder each item lies in, and leave out the folders that say nothing of anybody."""
    items = [replace(item, exercise=_exercise_of(root.name, item, ids)) for item in root.items]
    sent = list(filter(_may_be_sent, items))
    if sent and all(map(_is_in_a_download, sent)):
        items = [item if _is_from_platform(item.parts[0]) else _without(1, item) for item in items]
    unwrapped = _unwrapped(Root(root.name, tuple(item for item in items if item.parts)), ids)
    return Root(unwrapped.name, tuple(_below_exercises(unwrapped.items, ids)))


def _exercise_of(root: str, item: Item, ids: Collection[str]) -> str | None:
    above = (root, *item.parts[:-1])
    return next((id for name in reversed(above) if (id := exercise_called(name, ids))), None)


def _is_in_a_download(item: Item) -> bool:
    """Whether a platform named the item, or what it lies in at the top or right below that.

    Folders around a download are left out only where there is nothing else: among other students' folders, a platform's
    name would be a student's own, who could hand in for others with it.
    """
    return any(map(_is_from_platform, item.parts[:2]))


def _unwrapped(root: Root, ids: Collection[str]) -> Root:
    """Leave out the folders, one in the other, in the last of which the submissions of all lie."""
    wrappers = _wrappers(root.items, ids)
    for depth, name in enumerate(wrappers, start=1):
        inner = tuple(_without(depth, item) for item in root.items if len(item.parts) > depth)
        # Two folders in the only one at the top are a class. Deeper, they may as well be one student's, unless they
        # hold the same exercise.
        is_class = _holds_a_class(inner, name == root.name, ids) if depth == 1 else _holds_an_exercise_twice(inner, ids)
        if is_class:
            return Root(name, inner)
    return root


def _wrappers(items: Iterable[Item], ids: Collection[str]) -> list[str]:
    """Return the folders that everything lies in which somebody may have sent, outermost first."""
    paths = [item.parts[: None if item.is_folder else -1] for item in items if _counts(item)]
    shared = takewhile(lambda names: len(set(names)) == 1, zip(*paths, strict=False))
    return list(takewhile(lambda name: not _says_something(name, ids), (names[0] for names in shared)))


def _counts(item: Item) -> bool:
    return len(item.parts) > 1 or _may_be_sent(item) or item.name == METADATA


def _may_be_sent(item: Item) -> bool:
    return item.is_folder or is_code(item.name) or has_suffix(item.name, ARCHIVE)


def _says_something(name: str, ids: Collection[str]) -> bool:
    return has_suffix(name, ARCHIVE) or _is_from_platform(name) or exercise_called(name, ids) is not None


def _below_exercises(items: Iterable[Item], ids: Collection[str]) -> Iterator[Item]:
    """Leave out the folders at the top that are named for an exercise, which is noted already."""
    for item in items:
        if exercise_called(item.parts[0], ids) is None or not (item.is_folder or len(item.parts) > 1):
            yield item
        elif len(item.parts) > 1:
            yield _without(1, item)


def _without(depth: int, item: Item) -> Item:
    return replace(item, parts=item.parts[depth:])


def _is_from_platform(name: str) -> bool:
    return (read_canvas(name) or read_moodle(name)) is not None


def _holds_a_class(items: Iterable[Item], has_name_of_root: bool, ids: Collection[str]) -> bool:
    """Whether what is in the only folder at the top comes from several students, or from one in a folder of theirs."""
    below = tuple(_below_exercises(items, ids))
    folders = {item.parts[0] for item in below if len(item.parts) > 1 or item.is_folder}
    names = [read_name(item.name, ids) for item in below if len(item.parts) == 1 and is_code(item.name)]
    if any(name.exercise and not name.student for name in names):
        return False  # a file that is named for the exercise alone is in the folder of whose it is
    if any(item.parts == (METADATA,) for item in below):
        return True
    nameless = {name.stem for name in names if name.exercise is None}
    named = {name.student for name in names if name.student}
    if has_name_of_root:
        return bool(folders or named) or len(nameless) > 1
    return len(folders | nameless | named) > 1


def _holds_an_exercise_twice(items: Iterable[Item], ids: Collection[str]) -> bool:
    """Whether two folders, or the names of two files, are for the same exercise."""
    senders: dict[str, set[str]] = defaultdict(set)
    for item in _below_exercises(items, ids):
        name = read_name(item.name, ids)
        exercise = name.exercise or item.exercise
        if exercise and is_code(item.name) and not item.is_folder:
            senders[exercise].add(item.parts[0] if len(item.parts) > 1 else name.student or name.stem)
    return any(len(found) > 1 for found in senders.values())
