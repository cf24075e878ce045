"""Rows set in columns: the texts of the numbers, and their alignment."""

from collections.abc import Sequence

from tutor.sandbox.answers import Plain
from tutor.views.rows import Row, is_number
from tutor.views.values import number, short, signed

FEWEST, MOST = 3, 15
"""Decimal places: three, and as many more as it takes to tell two different numbers apart."""


def texts_of(rows: Sequence[Row], in_list: bool, width: int) -> list[tuple[str, str, str]]:
    """Return (expected, yours, difference) of each row, each text at most `width` columns wide.

    Entries of a list carry their signs, single numbers only where they are negative.
    """
    places = _places(rows, in_list)
    return [
        (
            value_text(row.expected, in_list, width, places) if row.has_expected else "no entry",
            value_text(row.got, in_list, width, places) if row.has_got else "missing",
            "" if row.agrees or row.difference is None else signed(row.difference, places),
        )
        for row in rows
    ]


def value_text(value: Plain, in_list: bool, width: int, places: int = FEWEST) -> str:
    """Return one value as the columns show it."""
    text = _text(value, in_list, places)
    return text if is_number(value) and len(text) <= width else short(value, width)


def _text(value: Plain, in_list: bool, places: int) -> str:
    if not isinstance(value, int | float):
        return ""
    return signed(value, places) if in_list else number(value, places)


def aligned(texts: Sequence[str], numeric: bool) -> list[str]:
    """Return the texts padded to one width, numbers with their decimal points in one column."""
    if not numeric:
        widest = max(map(len, texts), default=0)
        return [text.ljust(widest) for text in texts]
    before = max((len(_whole(text)) for text in texts), default=0)
    padded = [" " * (before - len(_whole(text))) + text for text in texts]
    widest = max(map(len, padded), default=0)
    return [text.ljust(widest) for text in padded]


def _whole(text: str) -> str:
    return text.partition(".")[0]


def _places(rows: Sequence[Row], in_list: bool) -> int:
    apart = [row for row in rows if not row.agrees and row.difference is not None and row.expected != row.got]
    for places in range(FEWEST, MOST):
        if all(_text(row.expected, in_list, places) != _text(row.got, in_list, places) for row in apart):
            return places
    return MOST
