"""The tutor's own dark and light themes."""

from textual.theme import Theme

from tutor.views import palette

DARK, LIGHT = "credit-dark", "credit-light"


def own_themes() -> tuple[Theme, Theme]:
    """Return the dark and the light theme."""
    return _theme(DARK, palette.DARK, dark=True), _theme(LIGHT, palette.LIGHT, dark=False)


def palette_for(theme: Theme) -> palette.Palette:
    """Return the colours in which results are drawn on a theme, ours or another."""
    if theme.ansi:
        return palette.ANY_BACKGROUND
    return palette.DARK if theme.dark else palette.LIGHT


def _theme(name: str, colours: palette.Palette, dark: bool) -> Theme:
    return Theme(
        name=name,
        dark=dark,
        primary=colours["accent"],
        accent=colours["accent"],
        secondary=colours["positive"],
        foreground=colours["text"],
        background=colours["background"],
        surface=colours["background"],
        panel=colours["surface"],
        success=colours["positive"],
        warning=colours["negative"],
        error=colours["negative"],
        variables=_variables(colours),
    )


def _variables(colours: palette.Palette) -> dict[str, str]:
    ground, raised, text, accent = colours["background"], colours["raised"], colours["text"], colours["accent"]
    return {
        "rule": raised,
        "quiet": colours["muted"],
        "chosen": raised,
        "text-muted": colours["muted"],
        "border": accent,
        "border-blurred": raised,
        "scrollbar": raised,
        "scrollbar-hover": colours["muted"],
        "scrollbar-active": accent,
        "scrollbar-background": ground,
        "scrollbar-background-hover": ground,
        "scrollbar-background-active": ground,
        "scrollbar-corner-color": ground,
        "input-cursor-background": accent,
        "input-cursor-foreground": ground,
        "block-cursor-background": raised,
        "block-cursor-foreground": text,
        "block-cursor-text-style": "none",
        "block-cursor-blurred-background": raised,
        "block-cursor-blurred-foreground": text,
        "block-cursor-blurred-text-style": "none",
        "block-hover-background": raised,
    }
