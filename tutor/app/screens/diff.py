"""Two texts compared."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult

from tutor.app.screens.base import Sheet
from tutor.app.screens.choice import ChoiceSheet
from tutor.course import Exercise
from tutor.views.diff import Names, solution_diff


class DiffSheet(Sheet[None]):
    """Shows what differs between the learner's text and another one."""

    DEFAULT_CLASSES = "-large"

    def __init__(self, title: str, mine: str, other: str, names: Names) -> None:
        super().__init__(title)
        self._texts = mine, other
        self._names = names

    @classmethod
    def with_solution(cls, mine: str, exercise: Exercise) -> DiffSheet:
        """Compare with the solution."""
        return cls("Your file and the solution", mine, exercise.solution, ("yours", "the solution"))

    @classmethod
    def of_both(cls, mine: str, theirs: str) -> DiffSheet:
        """Compare what is typed here with what another program saved."""
        return cls("What is typed here, and what is in the file", mine, theirs, ("what is typed", "the file"))

    def body(self) -> RenderableType:
        """The comparison, laid out for the width that there is."""
        return _Reflowing(*self._texts, self._names)


class _Reflowing:
    def __init__(self, mine: str, other: str, names: Names) -> None:
        self._texts = mine, other
        self._names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield solution_diff(*self._texts, options.max_width, self._names)


def give_up_question(exercise: Exercise) -> ChoiceSheet:
    """Ask before the solution is shown to somebody who has not passed."""
    text = (
        f"You have not passed {exercise.title} yet. The solution will be shown, and that you looked is noted. "
        "A hint (F8) gives less away."
    )
    return ChoiceSheet("Give up?", text, {"stay": "Not yet", "give up": "Give up and show me the solution"})
