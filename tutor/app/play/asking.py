"""Having calls made in a thread: one at a time, and always the newest next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from textual import on, work
from textual.containers import Vertical
from textual.message import Message
from textual.timer import Timer
from textual.worker import Worker

if TYPE_CHECKING:
    from tutor.app.app import TutorApp
    from tutor.checking.playground import Played, Playground
    from tutor.checking.starts import Draft
    from tutor.course import Exercise
    from tutor.workspace import Workspace

PATIENCE = 0.5
"""Seconds after which it is said that a call still runs, and a newer one no longer waits for it."""


class Asking(Vertical):
    """A pane that has calls made: the learner's function and, once the exercise is passed, the reference.

    While a call is made, only the newest of those that come is remembered; it is made next, whatever the one before
    came to.
    """

    app: TutorApp

    @dataclass
    class Opened(Message):
        """The playground is ready; `starts` are the calls to begin with."""

        starts: dict[str, Draft]

    @dataclass
    class Answered(Message):
        """A call was made."""

        number: int
        played: Played
        reference: Played | None

    def __init__(self, workspace: Workspace, exercise: Exercise) -> None:
        super().__init__(id="playground", classes="pane")
        self.workspace = workspace
        self.exercise = exercise
        self.has_passed = False
        self.is_slow = False
        self._playground: Playground | None = None
        self._draft: Draft | None = None
        self._newest = 0
        self._being_made: int | None = None
        self._patience: Timer | None = None
        self._opening: Worker[None] | None = None

    def on_unmount(self) -> None:
        """Nobody waits for an answer any more."""
        if self._playground is not None:
            self._playground.close()

    @property
    def is_waiting(self) -> bool:
        """Whether a call is being made."""
        return self._being_made is not None

    def ask(self, draft: Draft, *, now: bool = False) -> None:
        """Have a call made; with `now`, one that is being made is not waited for."""
        self._draft = draft
        self._newest += 1
        if self._being_made is None:
            self._begin()
        elif self.is_slow or now:
            self._interrupt()

    def told(self, played: Played, reference: Played | None) -> None:
        """Take the answer of the newest call."""
        raise NotImplementedError

    def runs_long(self) -> None:
        """Take note that the newest call is not over yet."""
        raise NotImplementedError

    def open(self) -> None:
        """Get the playground ready, unless that is being done."""
        if self._opening is None or self._opening.is_finished:
            self._opening = self._get_ready()

    @work(thread=True, group="playing", exit_on_error=False)
    def _get_ready(self) -> None:
        self._playground = self.app.playground(self.exercise)
        self.post_message(self.Opened(self._playground.starts))

    def _begin(self) -> None:
        assert self._draft is not None
        self._being_made, self.is_slow = self._newest, False
        self._patience = self.set_timer(PATIENCE, self._lose_patience)
        self._make(self._newest, self._draft)

    @work(thread=True, group="playing", exit_on_error=False)
    def _make(self, number: int, draft: Draft) -> None:
        assert self._playground is not None
        played = self._playground.play(draft, self.workspace.submission(self.exercise))
        may_be_shown = self.has_passed or self.workspace.progress(self.exercise.id).passed_at is not None
        reference = self._playground.refer(draft) if may_be_shown and not played.is_in_file else None
        self.post_message(self.Answered(number, played, reference))

    @on(Answered)
    def _take(self, event: Answered) -> None:
        self.stop_waiting()
        if event.number == self._newest:
            self.told(event.played, event.reference)
        else:
            self._begin()

    def stop_waiting(self) -> None:
        """No call is being made."""
        self._being_made, self.is_slow = None, False
        if self._patience is not None:
            self._patience.stop()

    def _lose_patience(self) -> None:
        self.is_slow = True
        if self._being_made == self._newest:
            self.runs_long()
        else:
            self._interrupt()

    def _interrupt(self) -> None:
        if self._playground is not None:
            self._playground.interrupt()
