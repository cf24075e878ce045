"""What the call that is played with came to."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Group
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

Draw = Callable[[int], Sequence[Text]]
"""Lays lines out for a width."""


class AnswerView(VerticalScroll, can_focus=False):
    """Shows lines that are laid out for the room that there is."""

    def __init__(self) -> None:
        super().__init__(id="play-answer")
        self._draw: Draw = lambda _width: []

    def compose(self) -> ComposeResult:
        """One renderable."""
        yield Static(markup=False)

    def show(self, draw: Draw) -> None:
        """Show other lines."""
        self._draw = draw
        self.lay_out()

    def turn(self, step: int) -> None:
        """Scroll a page down (1) or up (-1)."""
        self.scroll_relative(y=step * max(self.scrollable_content_region.height - 1, 1), animate=False)

    def on_resize(self) -> None:
        """Lines are as long as there is room."""
        self.lay_out()

    def lay_out(self) -> None:
        """Draw once more."""
        self.query_one(Static).update(Group(*self.lines))

    @property
    def lines(self) -> Sequence[Text]:
        """The lines for the width that there is now, none while there is no room at all."""
        width = self.scrollable_content_region.width
        return self._draw(width) if width else ()
