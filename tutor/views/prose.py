"""Sentences and lines of code set to a width."""

from textwrap import wrap

from rich.text import Text

from tutor.views.values import visible

PROSE_WIDTH = 72


def sentences(text: str, width: int, style: str = "", indent: str = "") -> list[Text]:
    """Return prose wrapped to `width`, and never wider than 72 columns; the text's own line breaks stay."""
    room = max(min(width, PROSE_WIDTH) - len(indent), 8)
    lines = [piece for line in visible(text).splitlines() for piece in wrap(line, room) or [""]]
    return [Text.assemble(indent, (line, style), no_wrap=True) for line in lines]


def verbatim(text: str, width: int, style: str = "", indent: str = "  ") -> list[Text]:
    """Return foreign lines with their own spacing, indented; what is too wide goes on in the next line."""
    room = max(width - len(indent), 8)
    lines = [line[at : at + room] for line in visible(text).splitlines() for at in range(0, max(len(line), 1), room)]
    return [Text.assemble(indent, (line, style), no_wrap=True) for line in lines]
