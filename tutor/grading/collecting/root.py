"""One path that an instructor named, and everything found there."""

from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

from tutor.grading.collecting.archives import sent_archive, whole_archive
from tutor.grading.collecting.folders import file_item, folder_items
from tutor.grading.collecting.item import Item, refused
from tutor.grading.collecting.naming import ARCHIVE, has_suffix, is_code, printable, stem_of
from tutor.grading.collecting.unwrapping import Root, sorted_out
from tutor.grading.errors import GradingError
from tutor.sandbox.source import UnusableError


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
        return sorted_out(Root(name, tuple(_expanded(folder_items(path)))), ids)
    if not path.exists():
        raise GradingError(f"There is no file or folder {path}: give the folder or the zip with the submissions.")
    if path.is_file() and has_suffix(name, ARCHIVE):
        return sorted_out(Root(stem_of(name), tuple(_archived(path, name))), ids)
    if path.is_file() and is_code(name):
        folder = printable(path.resolve().parent.name)
        return sorted_out(Root(folder, (file_item(path.resolve(), (name,), name),)), ids)
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
