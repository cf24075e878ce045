"""An exhibit as rows: what was expected, what came, entry by entry."""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeGuard

from tutor.checking.comparison import part
from tutor.checking.report import Exhibit, Tolerance
from tutor.checking.wording import UNDER
from tutor.sandbox.answers import Plain

SHOWN = 12
"""How many rows of a long list are shown at most, and how many of them stand before the first difference."""
SHOWN_BEFORE = 3


@dataclass(frozen=True)
class Row:
    """One entry; it `agrees` within the tolerance, and `is_first` if the answers part here first."""

    label: str
    expected: Plain
    got: Plain
    agrees: bool
    is_first: bool = False
    has_expected: bool = True
    has_got: bool = True

    @property
    def difference(self) -> float | None:
        """Return yours minus the expected number, None where one of them is not a finite number."""
        if not (is_number(self.expected) and is_number(self.got)):
            return None
        try:
            difference = self.got - self.expected
            return difference if math.isfinite(difference) else None
        except OverflowError:
            return None


@dataclass(frozen=True)
class Section:
    """Rows that belong together; `title` is a key of a dict, or "" for the whole answer.

    A list gives a row an entry, of which `above` and `below` more are left out; what is not a list gives one row.
    """

    title: str
    rows: tuple[Row, ...]
    is_list: bool
    agrees: bool
    expected: Plain
    above: int = 0
    below: int = 0

    @property
    def is_numeric(self) -> bool:
        """Whether nothing stands in it but numbers; None, and an entry that is missing, leave it so."""
        values = (value for row in self.rows for value in (row.expected, row.got))
        return all(value is None or is_number(value) for value in values)


def is_number(value: Plain) -> TypeGuard[int | float]:
    """Return whether a value is an int or a float, and not a bool."""
    return type(value) in (int, float)


def sign_of(value: Plain) -> str:
    """Return "positive", "negative" or "zero"; "" for NaN, and for what is no number."""
    if not is_number(value) or value != value:
        return ""
    return "positive" if value > 0 else "negative" if value < 0 else "zero"


def sections(exhibit: Exhibit, unit: str) -> list[Section]:
    """Return the exhibit's rows: a section for each key of two dicts, for each list in two lists of lists, else one."""
    outer, _, inner = unit.partition(UNDER)
    if isinstance(exhibit.expected, dict) and isinstance(exhibit.got, dict):
        return _marked_once(_section(str(key), entry, outer) for key, entry in _entries_of(exhibit))
    if inner and exhibit.expected and _are_lists_of_lists(exhibit.expected, exhibit.got):
        return _marked_once(_section(f"{outer} {index}", entry, inner) for index, entry in _entries_of(exhibit))
    return [_section("", exhibit, outer)]


def _are_lists_of_lists(expected: Plain, got: Plain) -> bool:
    if not (isinstance(expected, list) and isinstance(got, list) and len(expected) == len(got)):
        return False
    return all(isinstance(entry, list) for entry in (*expected, *got))


def _marked_once(found: Iterable[Section]) -> list[Section]:
    kept: list[Section] = []
    for section in found:
        if not all(earlier.agrees for earlier in kept):
            section = replace(section, rows=tuple(replace(row, is_first=False) for row in section.rows))
        kept.append(section)
    return kept


def _entries_of(exhibit: Exhibit) -> Iterator[tuple[Plain, Exhibit]]:
    expected, got, path = exhibit.expected, exhibit.got, exhibit.part
    theirs = _by_key(got)
    for key, value in _by_key(expected).items():
        if path is None or (path and path[0] == key):
            inner = path[1:] if path else None
        else:
            inner = part(value, theirs[key], exhibit.tolerance) if key in theirs else ()
        yield key, replace(exhibit, expected=value, got=theirs.get(key), part=inner, has_got=key in theirs)


def _by_key(value: Plain) -> dict[Plain, Plain]:
    if isinstance(value, dict):
        return value
    assert isinstance(value, list)
    return dict(enumerate(value))


def _section(title: str, exhibit: Exhibit, unit: str) -> Section:
    expected, got, agrees = exhibit.expected, exhibit.got, exhibit.part is None
    if not (isinstance(expected, list) and isinstance(got, list)):
        row = Row(title, expected, got, agrees, is_first=not agrees, has_got=exhibit.has_got)
        return Section(title, (row,), is_list=False, agrees=agrees, expected=expected)
    length = max(len(expected), len(got))
    first = None if agrees else _first_difference(expected, got, exhibit)
    shown = window(length, first, SHOWN, SHOWN_BEFORE)
    rows = tuple(
        entry_row(expected, got, exhibit.tolerance, f"{unit} {index}", index, is_first=index == first)
        for index in shown
    )
    return Section(title, rows, True, agrees, expected, above=shown.start, below=length - shown.stop)


def window(count: int, first: int | None, most: int, before: int) -> range:
    """Return which of `count` things are shown where at most `most` can be: around the first that differs."""
    start = max(0, min((first or 0) - before, count - most))
    return range(start, min(count, start + most))


def _first_difference(expected: list[Plain], got: list[Plain], exhibit: Exhibit) -> int:
    if exhibit.part and isinstance(exhibit.part[0], int):
        return exhibit.part[0]
    pairs = enumerate(zip(expected, got, strict=False))
    differing = (index for index, (left, right) in pairs if part(left, right, exhibit.tolerance) is not None)
    return next(differing, min(len(expected), len(got)))


def entry_row(
    expected: Sequence[Plain], got: Sequence[Plain], tolerance: Tolerance, label: str, index: int, *, is_first: bool
) -> Row:
    """Return the row of one place in two lists, of which one may be shorter than that."""
    has_expected, has_got = index < len(expected), index < len(got)
    left, right = (expected[index] if has_expected else None), (got[index] if has_got else None)
    agrees = has_expected and has_got and part(left, right, tolerance) is None
    return Row(label, left, right, agrees, is_first, has_expected, has_got)
