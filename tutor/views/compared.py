"""The numbers of two scenes side by side, as rows."""

from collections.abc import Sequence
from typing import Literal

from tutor.checking.comparison import part
from tutor.checking.report import Tolerance
from tutor.checking.scenes import Number
from tutor.views.rows import Row, entry_row

Sides = Literal["both", "yours", "reference"]
"""Whose scene there is."""

Numbers = Sequence[Number]


def sides_of(yours: object, reference: object) -> Sides:
    """Return which of the two there are; one of them there is."""
    return "yours" if reference is None else "reference" if yours is None else "both"


def first_difference(yours: Numbers | None, reference: Numbers | None, tolerance: Tolerance) -> int | None:
    """Return where two lists of numbers part first, None where they do not or there is only one of them."""
    if yours is None or reference is None:
        return None
    both = min(len(yours), len(reference))
    path = part(list(reference[:both]), list(yours[:both]), tolerance)
    if path is not None and isinstance(path[0], int):
        return path[0]
    return None if len(yours) == len(reference) else both


def compared(
    yours: Numbers | None, reference: Numbers | None, tolerance: Tolerance, label: str, index: int, *, is_first: bool
) -> Row:
    """Return the row of one place in both lists; a list that is None agrees with the other everywhere."""
    if yours is None or reference is None:
        number = (yours or reference or ())[index]
        return Row(label, number, number, True)
    return entry_row(reference, yours, tolerance, label, index, is_first=is_first)


def rows_of(yours: Numbers | None, reference: Numbers | None, tolerance: Tolerance) -> list[Row]:
    """Return the rows of all places in two lists of numbers, the first that differs marked."""
    first = first_difference(yours, reference, tolerance)
    length = max(len(yours or ()), len(reference or ()))
    return [compared(yours, reference, tolerance, "", index, is_first=index == first) for index in range(length)]
