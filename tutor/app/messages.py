"""What the background work tells the screens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from textual.message import Message

if TYPE_CHECKING:
    from tutor.checking.report import Report
    from tutor.checking.running import Run


@dataclass
class CheckRequested(Message):
    """The learner's file is to be checked: it was saved, here or by another editor."""

    exercise_id: str


@dataclass
class Found(Message):
    """Something is known of the file as it was saved."""

    run: Run

    @property
    def report(self) -> Report:
        """What is known, a row for each check."""
        return self.run.report


@dataclass
class VerdictReached(Found):
    """All checks have run; `seconds` is how long that took."""

    seconds: float


@dataclass
class DiagnosisFound(Found):
    """The report is the same, with the misconceptions named that explain it."""


@dataclass
class CounterexampleFound(Found):
    """The report is the same, with the smallest failing input of each check that has one."""
