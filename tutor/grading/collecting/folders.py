"""Looking through a folder of submissions, without following links."""

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from tutor.grading.collecting.item import MAX_DEPTH, Item, empty_folder, is_noise, refused
from tutor.grading.collecting.naming import NOTEBOOK, has_suffix, printable
from tutor.grading.collecting.notebooks import read_notebook
from tutor.sandbox.source import read_bytes


def folder_items(path: Path) -> Iterator[Item]:
    """Yield what is in a folder and in the folders in it, in the order of their names; links are not followed.

    Raises:
        OSError: the folder cannot be read. One within it that cannot is an item that says so.
    """
    return _inside(path, (), printable(path.resolve().name))


def file_item(path: Path, parts: tuple[str, ...], where: str) -> Item:
    """Return a file, which is read when it is asked for."""
    read = read_notebook if has_suffix(parts[-1], NOTEBOOK) else read_bytes
    return Item(parts, where, partial(read, path))


def _inside(path: Path, parts: tuple[str, ...], where: str) -> Iterator[Item]:
    entries = _sorted_entries(path)
    if not entries and parts:
        yield empty_folder(parts, where)
    for entry in entries:
        name = printable(entry.name)
        below, place = (*parts, name), f"{where}/{name}"
        if not entry.is_dir():
            yield file_item(path / entry.name, below, place)
        elif entry.is_symlink():
            yield refused(below, place, "is a link to a folder: it was not followed.", is_folder=True)
        elif len(below) > MAX_DEPTH:
            yield refused(below, place, "lies too deep in folders to be looked into.", is_folder=True)
        else:
            yield from _readable(path / entry.name, below, place)


def _readable(path: Path, parts: tuple[str, ...], where: str) -> Iterator[Item]:
    try:
        yield from _inside(path, parts, where)
    except OSError as error:
        yield refused(parts, where, f"cannot be read: {error.strerror}.", is_folder=True)


def _sorted_entries(path: Path) -> list[os.DirEntry[str]]:
    with os.scandir(path) as entries:
        return sorted((entry for entry in entries if not is_noise(entry.name)), key=lambda entry: entry.name)
