"""A question with a few answers."""

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from tutor.app.screens.base import Sheet
from tutor.app.widgets.row_list import RowList
from tutor.course import Exercise


class ChoiceSheet(Sheet[str]):
    """Asks, and gives the name of the answer; escape gives None, and nothing is done."""

    def __init__(self, title: str, text: str, answers: dict[str, str]) -> None:
        super().__init__(title)
        self._text = text
        self._answers = answers

    def body(self) -> RenderableType:
        """The question in full."""
        return Text(self._text)

    def below(self) -> ComposeResult:
        """The answers, the harmless one first."""
        options = [Option(Text(text), id=name) for name, text in self._answers.items()]
        yield RowList(*options, id="answers", compact=True)

    def on_mount(self) -> None:
        """The arrow keys choose."""
        self.query_one("#answers").focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Give the answer."""
        self.dismiss(event.option.id)


def reset_question(exercise: Exercise) -> ChoiceSheet:
    """Ask before the starter takes the place of what was written."""
    text = f"{exercise.file_name} goes back to the starter. What you have now is kept among your attempts."
    return ChoiceSheet("Begin again?", text, {"keep": "Keep my file", "reset": "Begin again from the starter"})


def leave_question() -> ChoiceSheet:
    """Ask before the app is left with a text that cannot be written."""
    text = "The file cannot be written. If you quit, what is typed here is kept among your attempts."
    return ChoiceSheet("Quit without the file?", text, {"stay": "Stay here", "leave": "Keep it there, and quit"})


def conflict_question(exercise: Exercise) -> ChoiceSheet:
    """Ask whose text stands when a file changed here and elsewhere."""
    text = (
        f"{exercise.file_name} was saved by another program while you were typing here. "
        "Whichever you choose, the other one is kept among your attempts."
    )
    answers = {
        "both": "See both, side by side",
        "mine": "Keep mine, what is typed here",
        "theirs": "Take theirs, what is in the file",
    }
    return ChoiceSheet("The file changed on both sides", text, answers)
