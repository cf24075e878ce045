"""How a check is written: an open book, once the exercise is passed."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text
from textual.app import App, ComposeResult

from tutor.app.check_source import check_source
from tutor.app.screens.base import Sheet
from tutor.app.widgets.editor import CodeEditor
from tutor.checking.report import CheckResult
from tutor.course import Exercise


class SourceSheet(Sheet[None]):
    """Shows the source of one check."""

    DEFAULT_CLASSES = "-large"

    def __init__(self, exercise: Exercise, result: CheckResult) -> None:
        super().__init__(f"The check: {result.title}")
        self._source = check_source(exercise.checks_path, result.name)

    def body(self) -> RenderableType:
        """What one is looking at."""
        return Text("`submission` is in turn the solution, you, and each known wrong idea; their answers are compared.")

    def below(self) -> ComposeResult:
        """The source, coloured like the learner's own code."""
        code = CodeEditor(self._source, id="source")
        code.read_only = True
        code.soft_wrap = True
        yield code


def show_source(app: App[Any], exercise: Exercise, result: CheckResult, *, is_open: bool) -> None:
    """Open the book, or say when it will be open."""
    if is_open:
        app.push_screen(SourceSheet(exercise, result))
    else:
        app.notify("The checks are an open book once you have passed this exercise.")
