"""Rows set in columns: the texts of the numbers, and their alignment."""

from collections.abc import Sequence

from tutor.sandbox.answers import Plain
from tutor.views.rows import Row, is_number
from tutor.views.values import PLACES, number, short, signed

MOST_PLACES = 15
"""Numbers have three decimal places, and as many more as it takes to show the smallest difference."""


def texts_of(rows: Sequence[Row], in_list: bool, width: int) -> list[tuple[str, str, str]]:
    """Return (expected, yours, difference) of each row, each text at most `width` columns wide.

    Entries of a list carry their signs, single numbers only where they are negative.
    """
    places = _places(rows)
    return [
        (
            cell_text(row.expected, in_list, width, places) if row.has_expected else "no entry",
            cell_text(row.got, in_list, width, places) if row.has_got else "missing",
            "" if row.agrees or row.difference is None else signed(row.difference, places),
        )
        for row in rows
    ]


def cell_text(value: Plain, in_list: bool, width: int, places: int = PLACES) -> str:
    """Return one value as the columns show it."""
    text = _text(value, in_list, places)
    return text if is_number(value) and len(text) <= width else short(value, width)


def _text(value: Plain, in_list: bool, places: int) -> str:
    if not isinstance(value, int | float):
        return ""
    return signed(value, places) if in_list else number(value, places)


def aligned(texts: Sequence[str], numeric: bool) -> list[str]:
    """Return the texts padded to one width; numbers have their decimal points in one column, words end with them."""
    if not numeric:
        widest = max(map(len, texts), default=0)
        return [text.ljust(widest) for text in texts]
    numbers = [text for text in texts if any(map(str.isdigit, text))]
    before = max((len(_whole(text)) for text in numbers), default=0)
    after = max((len(text) - len(_whole(text)) for text in numbers), default=0)
    widest = max(before + after, *map(len, texts), 0)
    return [_at_point(text, widest - after).ljust(widest) if text in numbers else text.rjust(widest) for text in texts]


def _at_point(text: str, point: int) -> str:
    return " " * (point - len(_whole(text))) + text


def _whole(text: str) -> str:
    return text.partition(".")[0]


def _places(rows: Sequence[Row]) -> int:
    apart = [abs(row.difference) for row in rows if not row.agrees and row.difference]
    enough = (places for places in range(PLACES, MOST_PLACES) if 10.0**-places <= min(apart, default=1))
    return next(enough, MOST_PLACES)
