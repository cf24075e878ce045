"""A call as Rich text, with its cursor."""

from rich.style import Style
from rich.text import Text

from tutor.app.play.layout import Layout
from tutor.app.play.leaves import Path
from tutor.views.table import value_style
from tutor.views.words import CODE, MUTED

LEAF = "leaf"
"""Under this name the place of a value is found where somebody clicks."""

CURSOR = "bold reverse"


def call_text(layout: Layout, cursor: Path) -> Text:
    """Return the lines of a call; the value at the cursor is reversed, which is seen without colours, too."""
    text = Text(no_wrap=True)
    for number, line in enumerate(layout.lines):
        text.append("\n" if number else "")
        for piece in line:
            start = len(text)
            text.append(piece.text, MUTED if piece.path is None else value_style(piece.value) or CODE)
            if piece.path is not None:
                text.stylize(Style(meta={LEAF: piece.path}), start)
            if piece.path is not None and piece.path == cursor:
                text.stylize(CURSOR, start)
    return text
