"""The palette as Rich styles, under the names in words.py."""

from rich.style import Style
from rich.theme import Theme

from tutor.views import words
from tutor.views.palette import ANY_BACKGROUND, Palette


def rich_theme(palette: Palette = ANY_BACKGROUND) -> Theme:
    """Return the theme for a console: `Console(theme=rich_theme())`, or `console.push_theme(rich_theme(DARK))`.

    A console without it cannot find our style names, and prints without colour at best.
    """
    return Theme({**_credit_styles(palette), **_markdown_styles(palette)})


def _credit_styles(palette: Palette) -> dict[str, Style]:
    def plain(name: str) -> Style:
        return Style(color=palette[name])

    def bold(name: str) -> Style:
        return Style(color=palette[name], bold=True)

    return {
        words.MUTED: plain("muted"),
        words.ACCENT: plain("accent"),
        words.TITLE: bold("accent"),
        words.HEADING: bold("text"),
        words.CODE: plain("text"),
        words.POSITIVE: plain("positive"),
        words.NEGATIVE: plain("negative"),
        words.ZERO: plain("zero"),
        words.MARK: bold("negative"),
        words.ADDED: plain("positive"),
        words.REMOVED: plain("negative"),
        words.outcome_style("passed"): plain("positive"),
        words.outcome_style("failed"): bold("negative"),
        words.outcome_style("error"): bold("negative"),
        words.outcome_style("timeout"): bold("negative"),
        words.outcome_style("skipped"): plain("muted"),
    }


def _markdown_styles(palette: Palette) -> dict[str, Style]:
    accent, muted = Style(color=palette["accent"]), Style(color=palette["muted"])
    heading = Style(color=palette["text"], bold=True)
    return {
        "markdown.code": accent,
        "markdown.code_block": Style(color=palette["text"]),
        "markdown.h1": heading,
        "markdown.h2": heading,
        "markdown.h3": heading,
        "markdown.h4": heading,
        "markdown.block_quote": muted,
        "markdown.item.bullet": muted,
        "markdown.item.number": muted,
        "markdown.hr": muted,
        "markdown.link": accent,
        "markdown.link_url": accent + Style(underline=True),
    }
