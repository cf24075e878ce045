"""What a new learner sees first."""

from rich.console import Group, RenderableType
from rich.text import Text

from tutor.app.paths import home_path
from tutor.app.screens.choice import ChoiceSheet
from tutor.course import Course
from tutor.views.words import ACCENT
from tutor.workspace import Workspace


class WelcomeSheet(ChoiceSheet):
    """Says what this is, where the files are and how it goes."""

    def __init__(self, course: Course, workspace: Workspace) -> None:
        first = course.exercises[0]
        answers = {"begin": f"Begin with {first.title}", "map": "Look at the map of the course"}
        super().__init__("Welcome", "", answers)
        self._folder = home_path(workspace.path)

    def body(self) -> RenderableType:
        """Three short paragraphs and a path."""
        return Group(
            Text(
                "You will build credit assignment for LLM agents yourself: which of many actions earned the reward? "
                "Each exercise is a short lesson and a few lines of Python."
            ),
            Text(),
            Text.assemble("Your files are in ", (self._folder, ACCENT), "."),
            Text(),
            Text(
                "Write here, or in any editor you like. Every save is checked at once, and you see where your numbers "
                "part from the right ones, and why. Nothing you write is ever lost."
            ),
        )
