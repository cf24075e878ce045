"""The call that is played with, as code."""

from dataclasses import dataclass

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Click
from textual.message import Message
from textual.widgets import Static

from tutor.app.play.drawing import LEAF, call_text
from tutor.app.play.layout import Layout, lay_out
from tutor.app.play.leaves import Path
from tutor.checking.starts import Draft

_NARROWEST = 20


class CallView(VerticalScroll, can_focus=False):
    """Shows a call with the cursor on one of its values, and keeps that line in view."""

    @dataclass
    class Chosen(Message):
        """A value was clicked."""

        path: Path

    def __init__(self, draft: Draft, cursor: Path) -> None:
        super().__init__(id="play-call")
        self._draft = draft
        self._cursor = cursor

    def compose(self) -> ComposeResult:
        """One renderable."""
        yield Static(markup=False)

    @property
    def layout_of_call(self) -> Layout:
        """The lines of the call for the width that there is."""
        return lay_out(self._draft, max(self.scrollable_content_region.width, _NARROWEST))

    def show(self, draft: Draft, cursor: Path) -> None:
        """Show a call and where the cursor is."""
        self._draft, self._cursor = draft, cursor
        self._draw()

    def on_resize(self) -> None:
        """Lines are as long as there is room."""
        self._draw()

    def _draw(self) -> None:
        layout = self.layout_of_call
        self.query_one(Static).update(call_text(layout, self._cursor))
        self.call_after_refresh(self._keep_in_view, layout.line_of(self._cursor))

    def _keep_in_view(self, line: int) -> None:
        top, height = self.scroll_offset.y, self.scrollable_content_region.height
        if height and not top <= line < top + height:
            self.scroll_to(y=line if line < top else line - height + 1, animate=False)

    def on_click(self, event: Click) -> None:
        """A click on a value brings the cursor there."""
        path = event.style.meta.get(LEAF)
        if path is not None:
            self.post_message(self.Chosen(path))
