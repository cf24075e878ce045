"""The line in which a value is typed."""

from dataclasses import dataclass
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.events import Paste
from textual.message import Message
from textual.widgets import Input

from tutor.app.play.leaves import Path
from tutor.app.play.literal import NotALiteralError, read_literal


class TypedValue(Input):
    """Takes a Python literal for one place; enter gives its value, escape none."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "give_up", "Leave it as it is", show=False)]

    @dataclass
    class Given(Message):
        """A value was typed for a place."""

        path: Path
        value: object

    @dataclass
    class Refused(Message):
        """What was typed is no literal; `sentence` says why and where."""

        sentence: str

    @dataclass
    class Mended(Message):
        """What was refused is being changed; `path` is the place that it is for."""

        path: Path

    @dataclass
    class GivenUp(Message):
        """Nothing is to be changed."""

    def __init__(self, path: Path, text: str) -> None:
        super().__init__(text, id="play-typed", compact=True, select_on_focus=False)
        self._path = path
        self._refused: str | None = None

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Read what was typed; where it is no literal, the cursor goes to the place that is wrong."""
        event.stop()
        text = self.value.strip()
        try:
            value = read_literal(text)
        except NotALiteralError as error:
            self.value = self._refused = text
            self.cursor_position = error.place
            self.post_message(self.Refused(str(error)))
        else:
            self.post_message(self.Given(self._path, value))

    def on_input_changed(self, event: Input.Changed) -> None:
        """With the first change the reason why the text was refused is an old one."""
        event.stop()
        if self._refused is not None and event.value != self._refused:
            self._refused = None
            self.post_message(self.Mended(self._path))

    def action_give_up(self) -> None:
        """Change nothing."""
        self.post_message(self.GivenUp())

    def _on_paste(self, event: Paste) -> None:
        # A list that was copied from a file may have several lines, of which Input takes the first alone.
        event.prevent_default()
        event.stop()
        self.replace(" ".join(event.text.splitlines()), *self.selection)
