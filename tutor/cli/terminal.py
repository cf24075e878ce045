"""The terminal, for what is drawn in colour."""

from rich.console import Console

from tutor.views.theme import rich_theme


def terminal(*, stderr: bool = False) -> Console:
    """Return a console that knows our styles and invents none of its own."""
    return Console(theme=rich_theme(), highlight=False, markup=False, emoji=False, stderr=stderr)
