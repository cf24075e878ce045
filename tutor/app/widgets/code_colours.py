"""Colours for Python code that follow the app's theme."""

from rich.style import Style
from textual.theme import Theme
from textual.widgets.text_area import TextAreaTheme

from tutor.app.themes import palette_for


def editor_theme(theme: Theme) -> TextAreaTheme:
    """Return colours for Python code that belong to the app's theme; everything else comes from the stylesheet."""
    if theme.ansi:
        return TextAreaTheme(name="css")
    colours = palette_for(theme)
    keyword, literal = Style(color=colours["positive"]), Style(color=colours["negative"])
    quiet, strong = Style(color=colours["muted"], italic=True), Style(bold=True)
    styles = dict.fromkeys(_KEYWORDS, keyword) | dict.fromkeys(_LITERALS, literal)
    styles |= {"comment": quiet, "string.documentation": quiet, "function": strong, "class": strong}
    return TextAreaTheme(name=f"code-{theme.name}", syntax_styles=styles)


_KEYWORDS = ("keyword", "keyword.function", "keyword.return", "keyword.operator", "conditional", "repeat",
             "exception", "include")  # fmt: skip
_LITERALS = ("string", "number", "float", "boolean", "constant.builtin")
