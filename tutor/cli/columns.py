"""Rows of words set in columns, which need no lines between them and read well aloud."""

from collections.abc import Sequence

_GAP = "  "


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return one line a row, each column as wide as its widest entry."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [_GAP.join(entry.ljust(width) for entry, width in zip(row, widths, strict=True)).rstrip() for row in rows]
