"""The hints, one more each time."""

from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual.binding import BindingType
from textual.widgets import Static

from tutor.app.actions import bindings
from tutor.app.screens.base import Sheet
from tutor.course import Exercise
from tutor.views.lesson import Prose
from tutor.views.words import MUTED
from tutor.workspace import Workspace


class HintSheet(Sheet[None]):
    """Shows the hints so far; opening it shows one more, and so does its key."""

    WHERE: ClassVar[tuple[str, ...]] = ("hints", "modal")
    BINDINGS: ClassVar[list[BindingType]] = bindings("hints")

    def __init__(self, workspace: Workspace, exercise: Exercise) -> None:
        super().__init__(f"Hints: {exercise.title}")
        self._workspace = workspace
        self._exercise = exercise
        self._shown = workspace.show_hint(exercise.id)

    def body(self) -> RenderableType:
        """The hints that are shown now, the newest last."""
        of = len(self._exercise.hints)
        parts: list[RenderableType] = []
        for number, hint in enumerate(self._exercise.hints[: self._shown], 1):
            parts += [Text(), Text(f"Hint {number} of {of}", MUTED), Prose(hint.strip())]
        if self._shown == of:
            parts += [Text(), Text("That was the last one.", MUTED)]
        return Group(*parts[1:])

    def action_more(self) -> None:
        """Show one more."""
        self._shown = self._workspace.show_hint(self._exercise.id)
        self.query_one(".sheet-text", Static).update(self.body())
        self.query_one(".sheet-body").scroll_end(animate=False)
