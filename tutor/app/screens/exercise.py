"""One exercise: its lesson, the learner's code, the checks and what they found."""

from __future__ import annotations

import threading
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.events import DescendantFocus, Key
from textual.message import Message
from textual.timer import Timer
from textual.widgets import OptionList
from textual.worker import Worker, WorkerState, get_current_worker

from tutor.app.actions import bindings
from tutor.app.messages import CheckRequested, CounterexampleFound, DiagnosisFound, VerdictReached
from tutor.app.rounds import check_round, tidy_all
from tutor.app.screens.exercise_actions import ExerciseActions
from tutor.app.stopwatch import Stopwatch
from tutor.app.widgets.checks import CheckList
from tutor.app.widgets.file_editor import FileEditor
from tutor.app.widgets.heading import Heading, watch_state
from tutor.app.widgets.key_line import KeyLine
from tutor.app.widgets.lesson import LessonView
from tutor.app.widgets.pane_bar import PANES, PaneBar
from tutor.app.widgets.picture import PicturePane
from tutor.app.widgets.playground import PlaygroundPane
from tutor.app.widgets.too_small import TooSmall
from tutor.app.widgets.verdict import Verdict
from tutor.course import Course, Exercise
from tutor.views.units import units_of
from tutor.workspace import Workspace

if TYPE_CHECKING:
    from tutor.checking.practice import Practice
    from tutor.checking.running import Run


PATIENCE = 0.4
"""Seconds after which a check that still runs is mentioned; most are over before."""


class ExerciseScreen(ExerciseActions):
    """Reads, edits, watches and checks one exercise, and stays until the learner leaves."""

    AUTO_FOCUS: ClassVar[str] = ""
    """Nothing: the screen itself chooses the pane to begin at, and no first pane of a layout may win over it."""

    WHERE: ClassVar[tuple[str, ...]] = ("exercise",)
    BINDINGS: ClassVar[list[BindingType]] = bindings("exercise")

    def __init__(self, course: Course, workspace: Workspace, exercise: Exercise) -> None:
        super().__init__()
        self.course = course
        self.workspace = workspace
        self.exercise = exercise
        self.latest: Run | None = None
        self._practice: Practice | None = None
        self._preparing = threading.Lock()
        self._stopwatch = Stopwatch()
        self._patience: Timer | None = None

    def compose(self) -> ComposeResult:
        """Lay out everything once; the stylesheet decides what is seen where."""
        progress = self.workspace.progress(self.exercise.id)
        yield Heading(self.exercise.title)
        yield PaneBar()
        with Horizontal(id="panes"):
            yield LessonView(self.exercise.lesson, progress.page)
            with Vertical(id="work"):
                yield FileEditor(self.workspace, self.exercise)
                yield CheckList()
            yield PicturePane(units_of(self.exercise))
            yield PlaygroundPane(self.workspace, self.exercise)
        yield Verdict()
        yield KeyLine("exercise", "app")
        yield TooSmall()

    def on_mount(self) -> None:
        """Begin at the lesson, later at the checks; these are prepared once the first frame is out.

        Never in the editor: whoever presses keys to look around would write into the file.
        """
        self.action_pane("checks" if self.workspace.progress(self.exercise.id).attempts else "lesson")
        self._show_state()
        verdict = self.query_one(Verdict)
        if self.workspace.is_untouched(self.exercise):
            verdict.say("Save the file, here or in any editor, and it is checked.")
            self.call_after_refresh(self._prepare)
        else:
            verdict.say("Your file is being checked.")
            self.call_after_refresh(self.post_message, CheckRequested(self.exercise.id))

    def on_unmount(self) -> None:
        """Keep what was typed and how long it took."""
        self.workers.cancel_node(self)
        self.workspace.add_seconds(self.exercise.id, self._stopwatch.take())

    def on_key(self, _event: Key) -> None:
        """A key is a sign of life."""
        self._stopwatch.touch()

    def on_resize(self) -> None:
        """A pane that a tiny window hid gets the focus back with its place; a tall one has room for long reasons."""
        self.call_after_refresh(self._focus_front)
        self.call_after_refresh(self.query_one(Verdict).lay_out)

    def _focus_front(self) -> None:
        front = next((pane for pane in PANES if self.has_class(f"-at-{pane}")), None)
        if front is not None:
            (self.action_pane if self.focused is None else self._bring_forward)(front)

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        """The pane with the focus is the one in front in the narrow layout."""
        if event.widget.id in PANES:
            self._bring_forward(event.widget.id)
        elif self.is_typing_a_value:
            self._bring_forward("playground")

    @on(FileEditor.StateChanged)
    def _show_state(self) -> None:
        self._say_how_it_stands(checking=False)

    def _say_how_it_stands(self, *, checking: bool) -> None:
        if self._patience is not None:
            self._patience.stop()
        path = self.workspace.file(self.exercise)
        state = watch_state(path, checking=checking, unsaved=self.editor.changed, unchecked=self.editor.unchecked)
        self.query_one(Heading).state(state)

    @on(FileEditor.NotSaved)
    def _not_saved(self, event: FileEditor.NotSaved) -> None:
        self.notify(event.sentence, title="Not saved", severity="error", markup=False)

    @on(CheckRequested)
    def _begin_round(self) -> None:
        self._stopwatch.touch()
        self._show_state()
        self._patience = self.set_timer(PATIENCE, partial(self._say_how_it_stands, checking=True))
        self._round()
        self.query_one(PlaygroundPane).file_changed()

    @work(thread=True, group="preparing", exit_on_error=False)
    def _prepare(self) -> None:
        self._prepared()

    @work(thread=True, exclusive=True, group="round", exit_on_error=False)
    def _round(self) -> None:
        worker = get_current_worker()

        def post(message: Message) -> None:
            if not worker.is_cancelled:
                self.post_message(message)

        check_round(self._prepared(), self.workspace, self.exercise, post, lambda: worker.is_cancelled)

    def _prepared(self) -> Practice:
        with self._preparing:
            if self._practice is None:
                practice = self.app.practice(self.exercise)
                practice.prepare()
                tidy_all()
                self._practice = practice
            return self._practice

    @on(VerdictReached)
    def _verdict(self, event: VerdictReached) -> None:
        self._show_state()
        self._show(event.run)
        if event.report.passed:
            self.query_one(PlaygroundPane).passed()

    @on(DiagnosisFound)
    @on(CounterexampleFound)
    def _more_is_known(self, event: DiagnosisFound | CounterexampleFound) -> None:
        self._show(event.run)

    def _show(self, run: Run) -> None:
        self.latest, report = run, run.report
        passed = sum(check.outcome == "passed" for check in report.checks)
        self.query_one(CheckList).show(report)
        self.query_one(PaneBar).show(checks=f"{passed}/{len(report.checks)}")
        self.query_one(Verdict).show(report, self._what_is_next(), self.app.confinement_note)
        if self.close_look is not None:
            self.close_look.show(report)

    def _what_is_next(self) -> str:
        following = self.course.after(self.exercise)
        beside = "F5 lays your file beside the solution."
        if following is not None:
            return f"Next is “{following.title}” (F9). {beside}"
        return f"That was the last exercise. {beside} {self.what_is_open()}"

    @on(OptionList.OptionHighlighted, "#checks")
    def _draw_chosen(self) -> None:
        chosen = self.query_one(CheckList).chosen
        self.query_one(PicturePane).show(chosen, None if chosen is None else self.depiction(chosen))

    @on(OptionList.OptionSelected, "#checks")
    def _open_chosen(self) -> None:
        self.action_detail()

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """A failure of the tutor itself is said, never taken for a verdict."""
        if event.state is WorkerState.ERROR:
            self._show_state()
            self.log.error(event.worker.error)
            error = event.worker.error
            sentence = f"The tutor itself failed, not your code. {type(error).__name__}: {error}"
            self.query_one(Verdict).say(sentence, "$error")
