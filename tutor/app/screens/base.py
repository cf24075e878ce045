"""What all screens share: keys from the table, the key line, the note for small windows."""

from typing import Any, ClassVar

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, ScreenResultType
from textual.widgets import Static

from tutor.app.actions import bindings
from tutor.app.widgets.key_line import KeyLine
from tutor.app.widgets.too_small import TooSmall


class Sheet(ModalScreen[ScreenResultType]):
    """A sheet of paper over the screen: a title, something to read that scrolls, and its keys.

    Subclasses say what is on it in `body`, and which actions it has in `WHERE`.
    """

    WHERE: ClassVar[tuple[str, ...]] = ("modal",)
    BINDINGS: ClassVar[list[BindingType]] = bindings("modal")

    def __init__(self, title: str) -> None:
        super().__init__()
        self._sheet_title = title

    def compose(self) -> ComposeResult:
        """Lay the sheet."""
        with Vertical(classes="sheet"):
            yield Static(self._sheet_title, classes="sheet-title", markup=False)
            with VerticalScroll(classes="sheet-body"):
                yield Static(self.body(), classes="sheet-text", markup=False)
            yield from self.below()
            yield KeyLine(*self.WHERE)
        yield TooSmall()

    def body(self) -> RenderableType:
        """What there is to read."""
        raise NotImplementedError

    def below(self) -> ComposeResult:
        """Widgets under the text, if any."""
        yield from ()

    def action_close(self) -> None:
        """Take the sheet away."""
        self.dismiss(None)

    async def action_quit(self) -> None:
        """Leave the app; modal screens see no keys of the app's own."""
        await self.app.action_quit()

    def on_click(self, event: Any) -> None:
        """A click beside the sheet takes it away."""
        if event.widget is self:
            self.action_close()
