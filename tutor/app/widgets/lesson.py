"""The lesson, a page at a time."""

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from tutor.course import Lesson
from tutor.views.lesson import lesson_page


class LessonView(VerticalScroll):
    """Shows one page; turning the page begins again at its top."""

    def __init__(self, lesson: Lesson, number: int) -> None:
        super().__init__(id="lesson", classes="pane")
        self.border_title = " 1 Lesson "
        self._lesson = lesson
        self.number = min(max(number, 1), len(lesson.pages))

    def compose(self) -> ComposeResult:
        """One renderable: a page of prose needs no widget for each paragraph."""
        yield Static(self._page(), id="page")

    @property
    def at_the_end(self) -> bool:
        """Whether there is no page after this one."""
        return self.number == len(self._lesson.pages)

    def turn(self, step: int) -> bool:
        """Turn `step` pages and say whether there was one to turn to."""
        number = self.number + step
        if not 1 <= number <= len(self._lesson.pages):
            return False
        self.number = number
        self.query_one("#page", Static).update(self._page())
        self.scroll_home(animate=False)
        return True

    def _page(self) -> RenderableType:
        return lesson_page(self._lesson.pages[self.number - 1], self.number, len(self._lesson.pages))
