"""One thing that was found among the submissions, wherever it was: in a folder, or in an archive."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from tutor.sandbox.source import UnusableError, too_large

NOISE: Final = frozenset({"__macosx", "__pycache__", "site-packages", "node_modules", "thumbs.db", "desktop.ini"})
"""Left behind by systems and tools, and handed in by accident; in lower case."""

METADATA: Final = "submission_metadata.yml"
"""Gradescope's list of who sent what."""

MAX_ARCHIVE: Final = 16 << 20
MAX_METADATA: Final = 64 << 20
MAX_DEPTH: Final = 12
"""Folders within folders, beyond which nobody's work lies."""


@dataclass(frozen=True)
class Item:
    """A file, or a folder that `is_empty` or was not looked into.

    `parts` are its names from where the search began, an archive counting as a folder; `where` is for display.
    `read(limit)` returns the content, of a notebook its code, or raises UnusableError; a file of more than `limit`
    bytes is not read. `exercise` is the one that the innermost folder is named for which is named for any.
    """

    parts: tuple[str, ...]
    where: str
    read: Callable[[int], bytes]
    is_folder: bool = False
    is_empty: bool = False
    exercise: str | None = None

    @property
    def name(self) -> str:
        """Its own name."""
        return self.parts[-1]


def held(parts: tuple[str, ...], where: str, content: bytes) -> Item:
    """Return a file whose content has been read."""

    def read(limit: int) -> bytes:
        if len(content) > limit:
            raise too_large(limit)
        return content

    return Item(parts, where, read)


def refused(parts: tuple[str, ...], where: str, reason: str, *, is_folder: bool = False) -> Item:
    """Return an item that says, when read, why it is not."""

    def read(limit: int) -> bytes:
        raise UnusableError(reason)

    return Item(parts, where, read, is_folder)


def empty_folder(parts: tuple[str, ...], where: str) -> Item:
    """Return a folder in which there is nothing."""
    return replace(refused(parts, where, "is an empty folder.", is_folder=True), is_empty=True)


def is_noise(name: str) -> bool:
    """Whether a file or folder of this name is nobody's work: hidden, or left behind by a tool."""
    is_hidden = name.startswith(".") and name not in {".", ".."}
    return is_hidden or name.casefold() in NOISE
