"""The lesson, a page at a time."""

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.message import Message
from textual.widgets import Static

from tutor.course import Lesson
from tutor.views.lesson import lesson_page


class LessonView(VerticalScroll):
    """Shows one page; turning the page begins again at its top."""

    class Moved(Message):
        """Another part of the page is to be seen."""

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

    @property
    def goes_on_below(self) -> bool:
        """Whether the page has lines below those that are to be seen."""
        return self.scroll_offset.y < self.max_scroll_y

    def watch_scroll_y(self, old_value: float, new_value: float) -> None:
        """Say so when one scrolls."""
        super().watch_scroll_y(old_value, new_value)
        self.post_message(self.Moved())

    def watch_virtual_size(self) -> None:
        """Say so when the page becomes longer or shorter, as it does when it is turned."""
        self.post_message(self.Moved())

    def on_resize(self) -> None:
        """Say so when there is more room, or less."""
        self.post_message(self.Moved())

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
