"""What the background work tells the screens."""

from dataclasses import dataclass

from textual.message import Message

from tutor.checking.report import Report


@dataclass
class CheckRequested(Message):
    """The learner's file is to be checked: it was saved, here or by another editor."""

    exercise_id: str


@dataclass
class VerdictReached(Message):
    """All checks have run; `seconds` is how long that took."""

    report: Report
    seconds: float


@dataclass
class DiagnosisFound(Message):
    """The report is the same, with the misconceptions named that explain it."""

    report: Report


@dataclass
class CounterexampleFound(Message):
    """The report is the same, with the smallest failing input of each check that has one."""

    report: Report
