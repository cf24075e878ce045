"""One path that an instructor named, and everything found there."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from tutor.grading.collecting.archives import sent_archive, whole_archive
from tutor.grading.collecting.canvas import read_canvas
from tutor.grading.collecting.folders import file_item, folder_items
from tutor.grading.collecting.item import Item, refused
from tutor.grading.collecting.moodle import read_moodle
from tutor.grading.collecting.naming import ARCHIVE, has_suffix, is_code, printable, read_name, stem_of
from tutor.grading.errors import GradingError
from tutor.sandbox.source import UnusableError


@dataclass(frozen=True)
class Root:
    """What is at one path; `name` is the student where the files say only which exercise they are for."""

    name: str
    items: tuple[Item, ...]


def open_root(path: Path, ids: Collection[str]) -> Root:
    """Look through a folder, an archive, or take a single file; `ids` are the course's exercises.

    Raises:
        GradingError: there is nothing at `path`, or nothing that could hold submissions.
    """
    try:
        return _opened(path, ids)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise GradingError(f"{path} cannot be read: {reason}.") from None


def _opened(path: Path, ids: Collection[str]) -> Root:
    name = printable(path.resolve().name)
    if path.is_dir():
        return _unwrapped(Root(name, tuple(_expanded(folder_items(path)))), ids)
    if not path.exists():
        raise GradingError(f"There is no file or folder {path}: give the folder or the zip with the submissions.")
    if path.is_file() and has_suffix(name, ARCHIVE):
        return _unwrapped(Root(stem_of(name), tuple(_archived(path, name))), ids)
    if path.is_file() and is_code(name):
        return Root(printable(path.resolve().parent.name), (file_item(path.resolve(), (name,), name),))
    raise GradingError(f"{path} holds no submissions: give a folder, a zip, or a file that ends in .py or .ipynb.")


def _archived(path: Path, name: str) -> Iterator[Item]:
    try:
        yield from whole_archive(path)
    except UnusableError as error:
        yield refused((name,), name, str(error))


def _expanded(items: Iterable[Item]) -> Iterator[Item]:
    for item in items:
        if has_suffix(item.name, ARCHIVE) and not item.is_folder:
            yield from sent_archive(item)
        else:
            yield item


def _unwrapped(root: Root, ids: Collection[str]) -> Root:
    """Leave out folders that hold the submissions of all, but say nothing of anybody."""
    root = Root(root.name, tuple(map(_below_wrapper, root.items)))
    tops = {item.parts[0] for item in root.items}
    if len(tops) != 1 or any(len(item.parts) == 1 for item in root.items):
        return root
    (top,) = tops
    inner = tuple(map(_without_first, root.items))
    says_whose = has_suffix(top, ARCHIVE) or _is_from_platform(top)
    return root if says_whose or not _holds_a_class(inner, top == root.name, ids) else Root(top, inner)


def _below_wrapper(item: Item) -> Item:
    above, *below = item.parts
    is_wrapped = below and not _is_from_platform(above) and _is_from_platform(below[0])
    return _without_first(item) if is_wrapped else item


def _without_first(item: Item) -> Item:
    return replace(item, parts=item.parts[1:])


def _is_from_platform(name: str) -> bool:
    return (read_canvas(name) or read_moodle(name)) is not None


def _holds_a_class(items: tuple[Item, ...], has_name_of_root: bool, ids: Collection[str]) -> bool:
    """Whether what is in the only folder at the top comes from several students, or from one in a folder of theirs."""
    folders = {item.parts[0] for item in items if len(item.parts) > 1 or item.is_folder}
    files = {item.parts[0] for item in items if len(item.parts) == 1 and is_code(item.name)}
    nameless = {name for name in files if read_name(name, ids).exercise is None}
    named = {name for name in files if read_name(name, ids).student}
    if has_name_of_root:
        return bool(folders or named) or len(nameless) > 1
    return len(folders | nameless | named) > 1
