"""Earlier attempts: every version that was checked or replaced."""

from collections.abc import Sequence
from datetime import datetime

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from tutor.app.screens.base import Sheet
from tutor.app.widgets.editor import CodeEditor
from tutor.app.widgets.row_list import RowList
from tutor.views.words import MUTED, SIGNS
from tutor.workspace import Attempt

_WHY = {"check": "checked", "reset": "replaced by the starter", "conflict": "replaced by another version"}


class AttemptsSheet(Sheet[str]):
    """Lists attempts, newest first, with the text of the one that is chosen; enter gives that text."""

    DEFAULT_CLASSES = "-large"

    def __init__(self, attempts: Sequence[Attempt]) -> None:
        super().__init__("Earlier attempts")
        self._attempts = list(reversed(attempts))

    def body(self) -> RenderableType:
        """What can be done here."""
        if not self._attempts:
            return Text("There is none yet: a version is kept whenever it is checked.")
        return Text("Enter brings one back. What you have now is kept first.", MUTED)

    def below(self) -> ComposeResult:
        """The list, and the text of one of them."""
        yield RowList(*(Option(_row(attempt)) for attempt in self._attempts), id="attempts", compact=True)
        code = CodeEditor("", id="attempt")
        code.read_only = True
        code.can_focus = False
        yield code

    def on_mount(self) -> None:
        """The arrow keys choose."""
        self.query_one("#attempts").focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the text of the attempt that is chosen."""
        self.query_one("#attempt", CodeEditor).show_text(self._attempts[event.option_index].source)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Give its text."""
        self.dismiss(self._attempts[event.option_index].source)


def _row(attempt: Attempt) -> Text:
    row = Text(f"{attempt.number:>3}  {local_time(attempt.first_at)}  ")
    if attempt.outcome is None:
        return row.append(_WHY[attempt.why])
    points = f"{attempt.points}/{attempt.max_points}"
    return row.append(f"{points:>6}  {SIGNS[attempt.outcome]} {attempt.outcome}")


def local_time(when: datetime) -> str:
    """Return a time as the learner's clock has it, to the minute."""
    return when.astimezone().strftime("%Y-%m-%d %H:%M")
