"""What a learner can do on an exercise, by key, palette or mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual import on
from textual.screen import Screen
from textual.widget import Widget

from tutor.app.outside_editor import edit_outside
from tutor.app.widgets.checks import CheckList
from tutor.app.widgets.file_editor import FileEditor
from tutor.app.widgets.key_line import KeyLine
from tutor.app.widgets.lesson import LessonView
from tutor.app.widgets.pane_bar import PANES, PaneBar
from tutor.app.widgets.play_typing import TypedValue
from tutor.app.widgets.verdict import Verdict
from tutor.checking.report import CheckResult
from tutor.course import Course, Exercise
from tutor.views.course_end import still_open
from tutor.workspace import Workspace

if TYPE_CHECKING:
    from tutor.app.app import TutorApp
    from tutor.app.screens.detail import DetailSheet
    from tutor.checking.depicting import Depiction
    from tutor.checking.running import Run


IN_ONE_PLACE = ("lesson", "picture", "playground")
"""Panes of which the wide layout shows one at a time; it stays while one writes the code or chooses a check beside."""

MOST_NAMED = 2
"""Open exercises that are named at the end of the course; more do not fit into the lines for a verdict."""


class ExerciseActions(Screen[None]):
    """The actions of the exercise screen, which owns the widgets that they act on."""

    app: TutorApp
    course: Course
    workspace: Workspace
    exercise: Exercise
    latest: Run | None
    close_look: DetailSheet | None = None

    @property
    def editor(self) -> FileEditor:
        """The editor of the learner's file."""
        return self.query_one(FileEditor)

    @property
    def places(self) -> tuple[str, ...]:
        """Where the keys of one who is here belong."""
        if self.is_typing_a_value:
            return ()
        return ("playground",) if self.has_class("-at-playground") else ("exercise",)

    @property
    def is_typing_a_value(self) -> bool:
        """Whether keys go into the line in which the playground takes a value."""
        return isinstance(self.focused, TypedValue)

    @property
    def has_passed(self) -> bool:
        """Whether this exercise was ever passed."""
        return self.workspace.progress(self.exercise.id).passed_at is not None

    def depiction(self, result: CheckResult) -> Depiction | None:
        """Return the scenes of a check of the latest run, None where its picture is bars."""
        from tutor.checking.depicting import depict

        return None if self.latest is None else depict(self.latest, result)

    def action_check(self) -> None:
        """Save what was typed and check it."""
        if self.editor.save(anew=True):
            self.editor.request_check()

    def action_leave(self) -> None:
        """Leave the editor; from anywhere else, go back to the map."""
        if self.focused is self.editor:
            self.action_pane("checks" if self.latest else "lesson")
        elif self.editor.save():
            self.dismiss()

    def action_next(self) -> None:
        """Go to the exercise that comes next."""
        following = self.course.after(self.exercise)
        if following is None:
            self.notify(f"This is the last exercise of the course. {self.what_is_open()}", markup=False)
        elif self.editor.save():
            self.app.open_exercise(following)

    def what_is_open(self) -> str:
        """Name the other exercises that were never passed, or say how many they are and where to see them."""
        names = [f"“{other.title}”" for other in self.workspace.others_open(self.exercise.id)]
        if len(names) > MOST_NAMED:
            return f"Still open: {len(names)} others; esc goes to the map, which shows them."
        return still_open(names)

    def action_pane(self, name: str) -> None:
        """Bring a pane to the front and put the focus there."""
        self._bring_forward(name)
        self.query_one(f"#{name}", Widget).focus()

    def _bring_forward(self, name: str) -> None:
        for pane in PANES:
            self.set_class(pane == name, f"-at-{pane}")
        if name in IN_ONE_PLACE:
            self.set_class(name == "playground", "-playing")
            self.set_class(name == "picture", "-pictured")
        self.query_one(PaneBar).show(name)
        self.query_one(KeyLine).where(*self.places, "app")
        self.query_one(KeyLine).lead(*self._what_matters_at(name))
        self.call_after_refresh(self.query_one(Verdict).lay_out)

    def _what_matters_at(self, pane: str) -> tuple[str, ...]:
        if pane == "code":
            return ("esc", "leave editor")
        if self.is_typing_a_value:
            return ("enter", "take it")
        if pane != "lesson":
            other = ("4", "picture") if pane == "checks" and not self.has_class("-pictured") else ("1", "lesson")
            return other if self.has_class("-wide") else ()
        lesson = self.query_one(LessonView)
        if lesson.goes_on_below and lesson.has_focus:
            return ("pgdn", "read on")
        return ("2", "to the code") if lesson.at_the_end else ("n", "next page")

    @on(LessonView.Moved)
    def _lead_on_through_the_lesson(self) -> None:
        if self.has_class("-at-lesson"):
            self.query_one(KeyLine).lead(*self._what_matters_at("lesson"))

    def action_page_on(self) -> None:
        """Turn to the next page of the lesson."""
        self._turn_page(1)

    def action_page_back(self) -> None:
        """Turn to the previous page of the lesson."""
        self._turn_page(-1)

    def _turn_page(self, step: int) -> None:
        lesson = self.query_one(LessonView)
        if lesson.turn(step):
            self.workspace.set_page(self.exercise.id, lesson.number)
        # In a narrow window the pane that had the focus is hidden now, and would take the keys for scrolling.
        (self.action_pane if self.has_class("-narrow") else self._bring_forward)("lesson")

    def action_edit(self) -> None:
        """Open the file in $VISUAL or $EDITOR, and come back when it is closed."""
        if self.editor.save():
            trouble = edit_outside(self.app, self.workspace.file(self.exercise))
            if trouble:
                self.notify(trouble, title="No editor", severity="warning", markup=False)
            self.editor.look()

    def action_hint(self) -> None:
        """Show one more hint."""
        from tutor.app.screens.hints import HintSheet

        self.app.push_screen(HintSheet(self.workspace, self.exercise))

    def action_detail(self) -> None:
        """Look closely at the check that is chosen."""
        from tutor.app.screens.detail import DetailSheet

        chosen = self.query_one(CheckList).chosen
        if self.latest is None or chosen is None:
            self.notify("There is nothing to look at yet: save the file and it is checked.")
        else:
            report = self.latest.report
            self.close_look = DetailSheet(self.exercise, report, chosen, lambda: self.has_passed, self.depiction)
            self.app.push_screen(self.close_look, self._choose_what_was_looked_at)

    def _choose_what_was_looked_at(self, _answer: None) -> None:
        if self.close_look is not None:
            self.query_one(CheckList).choose(self.close_look.result)
            self.close_look = None

    def action_source(self) -> None:
        """Show how the chosen check is written, once the exercise is passed."""
        from tutor.app.screens.source import show_source

        chosen = self.query_one(CheckList).chosen
        if chosen is not None:
            show_source(self.app, self.exercise, chosen, is_open=self.has_passed)

    def action_diff(self) -> None:
        """Lay the file beside the solution; who has not passed is asked first."""
        from tutor.app.screens.diff import DiffSheet, give_up_question

        def answered(choice: str | None) -> None:
            if choice == "give up":
                self.workspace.give_up(self.exercise.id)
                self.app.push_screen(DiffSheet.with_solution(self.editor.text, self.exercise))

        progress = self.workspace.progress(self.exercise.id)
        if progress.passed_at or progress.gave_up_at:
            self.app.push_screen(DiffSheet.with_solution(self.editor.text, self.exercise))
        else:
            self.app.push_screen(give_up_question(self.exercise), answered)

    def action_reset(self) -> None:
        """Begin again from the starter, after a question; the old text is kept as an attempt."""
        from tutor.app.screens.choice import reset_question

        def answered(choice: str | None) -> None:
            if choice == "reset" and self.editor.save():
                self.workspace.reset(self.exercise)
                self.editor.look_again()

        self.app.push_screen(reset_question(self.exercise), answered)

    def action_attempts(self) -> None:
        """Look at earlier attempts; one of them can be brought back."""
        from tutor.app.screens.attempts import AttemptsSheet

        def answered(source: str | None) -> None:
            if source is not None:
                self.editor.put_back(source)

        if self.editor.save():
            self.app.push_screen(AttemptsSheet(self.workspace.attempts(self.exercise.id)), answered)

    @on(FileEditor.BothChanged)
    def _ask_whose_text_stands(self, event: FileEditor.BothChanged) -> None:
        from tutor.app.screens.choice import ChoiceSheet, conflict_question
        from tutor.app.screens.diff import DiffSheet

        def answered(choice: str | None) -> None:
            if choice == "mine":
                self.editor.keep_mine()
            elif choice == "theirs":
                self.editor.take_theirs()
            elif choice == "both":
                self.app.push_screen(DiffSheet.of_both(self.editor.text, event.theirs), ask_again)

        def ask_again(_result: None = None) -> None:
            self.app.push_screen(conflict_question(self.exercise), answered)

        if not isinstance(self.app.screen, ChoiceSheet):
            ask_again()
