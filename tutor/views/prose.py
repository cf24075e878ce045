"""Sentences and lines of code set to a width."""

from textwrap import wrap

from rich.cells import chop_cells
from rich.text import Text

from tutor.views.values import visible

PROSE_WIDTH = 72
_NARROWEST = 8


def sentences(text: str, width: int, style: str = "", indent: str = "") -> list[Text]:
    """Return prose wrapped to `width`, and never wider than 72 columns; the text's own line breaks stay."""
    room = min(width, PROSE_WIDTH) - len(indent)
    lines = [piece for line in visible(text).splitlines() for piece in wrapped(line, room)]
    return [Text.assemble(indent, (line, style), no_wrap=True) for line in lines]


def verbatim(text: str, width: int, style: str = "", indent: str = "  ") -> list[Text]:
    """Return foreign lines with their own spacing, indented; what is too wide goes on in the next line."""
    room = max(width - len(indent), _NARROWEST)
    lines = [piece for line in visible(text).splitlines() for piece in chop_cells(line, room) or [""]]
    return [Text.assemble(indent, (line, style), no_wrap=True) for line in lines]


def wrapped(line: str, width: int, hanging: str = "") -> list[str]:
    """Return one line broken between words; `hanging` opens all lines but the first. Widths are terminal columns."""
    room = max(width, _NARROWEST)
    pieces = wrap(line, room, subsequent_indent=hanging, break_on_hyphens=False)
    return [part for piece in pieces for part in chop_cells(piece, room)] or [""]
