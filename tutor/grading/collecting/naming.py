"""What a file's name says: whose it is, for which exercise, and which of several uploads."""

import re
import unicodedata
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

NOTEBOOK: Final = ".ipynb"
CODE: Final = (".py", NOTEBOOK)
ARCHIVE: Final = ".zip"

_UPLOAD: Final = re.compile(r"(?:-(\d{1,3})| ?\((\d{1,3})\)|-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$")
"""What is put behind the name of a file that is there already: `-1` by Canvas, ` (1)` by browsers, rarely a UUID."""

_JOINERS: Final = "\u200c\u200d"
"""Part of how some names are written, though nothing of them is seen alone."""


@dataclass(frozen=True)
class FileName:
    """A file's name, taken apart: `student` is empty and `exercise` None where the name does not say.

    `stem` is the name without what tells uploads apart; `upload` counts them, from 0.
    """

    stem: str
    exercise: str | None = None
    student: str = ""
    upload: int = 0


def read_name(name: str, ids: Collection[str]) -> FileName:
    """Take apart `<exercise>.py`, `<student>__<exercise>.py`, or any other file's name."""
    stem, upload = _without_upload(stem_of(name))
    student, _, last = stem.rpartition("__")
    for said in (last, stem):
        if exercise := exercise_called(said, ids):
            return FileName(stem, exercise, student if said == last else "", upload)
    return FileName(stem, upload=upload)


def exercise_called(name: str, ids: Collection[str]) -> str | None:
    """Return the exercise of this name, in any case, and with hyphens or spaces in place of its underscores."""
    plain = re.sub(r"[-+\s]+", "_", name.strip()).casefold()
    return plain if plain in ids else None


def _without_upload(stem: str) -> tuple[str, int]:
    found = _UPLOAD.search(stem)
    if found is None or not found.start():
        return stem, 0
    return stem[: found.start()], int(found[1] or found[2] or 0)


def stem_of(name: str) -> str:
    """Return a name without the suffix of a file of code or of an archive."""
    return name[: name.rindex(".")] if has_suffix(name, *CODE, ARCHIVE) else name


def is_code(name: str) -> bool:
    """Whether a file of this name is Python, or a notebook."""
    return has_suffix(name, *CODE) and name != "__init__.py"


def has_suffix(name: str, *suffixes: str) -> bool:
    """Whether a name ends in one of these, in any case."""
    return name.lower().endswith(suffixes)


def printable(name: str) -> str:
    """Return a name in composed Unicode, with escapes for bytes that are no text and for characters that control.

    Names that differ otherwise stay different.
    """
    return "".join(map(_printable, unicodedata.normalize("NFC", name)))


def _printable(character: str) -> str:
    is_kept = character.isprintable() or character in _JOINERS or unicodedata.category(character) == "Zs"
    return character if is_kept else character.encode("unicode_escape").decode()
