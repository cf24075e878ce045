"""The map of the course: tracks, exercises, and how far the learner has come."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tutor.app.actions import bindings
from tutor.app.screens.map_text import exercise_card, exercise_row, progress_line
from tutor.app.widgets.heading import Heading, folder_state
from tutor.app.widgets.key_line import KeyLine
from tutor.app.widgets.row_list import RowList
from tutor.app.widgets.too_small import TooSmall
from tutor.course import Course, Exercise

if TYPE_CHECKING:
    from textual.widgets import Input

    from tutor.app.app import TutorApp
    from tutor.workspace import Workspace


class MapScreen(Screen[None]):
    """All exercises by track; enter opens one, `/` filters."""

    app: TutorApp
    WHERE: ClassVar[tuple[str, ...]] = ("map",)
    BINDINGS: ClassVar[list[BindingType]] = bindings("map")

    def __init__(self, course: Course, workspace: Workspace) -> None:
        super().__init__()
        self._course = course
        self._workspace = workspace
        self._wanted = ""
        self._latest: str | None = None

    def compose(self) -> ComposeResult:
        """Lay out the map; the list is filled when the screen is shown."""
        yield Heading(self._course.title, folder_state(self._workspace.path))
        yield Static(id="course-progress")
        with Horizontal(id="map-body"):
            yield RowList(id="map", compact=True)
            yield Static(id="card")
        yield KeyLine("map", "app")
        yield TooSmall()

    def on_screen_resume(self) -> None:
        """Draw what may have changed meanwhile; who went on to another exercise comes back to that one."""
        before, self._latest = self._latest, self._workspace.last_exercise
        self.fill(self._latest if self._latest != before else None)

    def on_resize(self) -> None:
        """A list that a tiny window hid gets the focus back."""
        if self.focused is None:
            self.call_after_refresh(self.query_one("#map").focus)

    def fill(self, choose: str | None = None) -> None:
        """Fill the list with the exercises that match the filter, and choose one, else keep the choice."""
        listing = self.query_one("#map", OptionList)
        chosen = choose or self._chosen_id(listing)
        progress = self._workspace.progress_all()
        self.query_one("#course-progress", Static).update(progress_line(self._course, progress))
        width = max(len(exercise.title) for exercise in self._course.exercises)
        listing.clear_options()
        for track in self._course.tracks:
            found = [e for e in track.exercises if self._wanted in f"{e.title} {e.id} {track.title}".casefold()]
            if found:
                listing.add_option(Option(f"\n{track.title}\n", disabled=True))
            for exercise in found:
                listing.add_option(Option(exercise_row(exercise, progress.get(exercise.id), width), id=exercise.id))
        self._choose(listing, chosen)

    def _chosen_id(self, listing: OptionList) -> str | None:
        option = listing.highlighted_option
        return option.id if option else self._workspace.last_exercise

    def _choose(self, listing: OptionList, chosen: str | None) -> None:
        rows = {option.id: row for row, option in enumerate(listing.options) if option.id}
        listing.highlighted = rows.get(chosen or "", next(iter(rows.values()), None))
        if not rows:
            self.query_one("#card", Static).update("No exercise matches. Escape shows all.")

    def _exercise(self) -> Exercise | None:
        option = self.query_one("#map", OptionList).highlighted_option
        return self._course.exercise(option.id) if option and option.id else None

    def on_option_list_option_highlighted(self) -> None:
        """Say more about the exercise that was chosen."""
        exercise = self._exercise()
        if exercise:
            card = exercise_card(exercise, self._workspace.progress(exercise.id))
            self.query_one("#card", Static).update(card)

    def on_option_list_option_selected(self) -> None:
        """Enter and click open the exercise."""
        self.action_open()

    def action_open(self) -> None:
        """Open the exercise that is highlighted."""
        exercise = self._exercise()
        if exercise:
            self.app.open_exercise(exercise)

    async def action_filter(self) -> None:
        """Type part of a title."""
        from textual.widgets import Input

        if not self.query("#filter"):
            await self.mount(
                Input(id="filter", placeholder="part of a title", compact=True), before=self.query_one(KeyLine)
            )
        self.query_one("#filter").focus()
        self.query_one(KeyLine).lead("esc", "shows all")

    def on_input_changed(self, event: Input.Changed) -> None:
        """Filter as one types."""
        self._wanted = event.value.casefold()
        self.fill()

    def on_input_submitted(self) -> None:
        """Open what is chosen, as the key line says; where nothing matches, one goes on typing."""
        if self._exercise():
            self.query_one("#map").focus()
            self.action_open()

    def key_down(self) -> None:
        """Choose the next match while one types; the list itself moves where it has the focus."""
        if self._is_typing:
            self.query_one("#map", OptionList).action_cursor_down()

    def key_up(self) -> None:
        """Choose the match before while one types."""
        if self._is_typing:
            self.query_one("#map", OptionList).action_cursor_up()

    @property
    def _is_typing(self) -> bool:
        return self.focused is not None and self.focused.id == "filter"

    def key_escape(self) -> None:
        """Take the filter away."""
        self.query("#filter").remove()
        self.query_one(KeyLine).lead()
        self._wanted = ""
        self.query_one("#map").focus()
        self.fill()

    def action_welcome(self) -> None:
        """Show the welcome again."""
        self.app.action_welcome()
