"""What grading finds."""

from dataclasses import dataclass

from tutor.checking.report import Report


@dataclass(frozen=True)
class Grade:
    """One student's report on one exercise, with its diagnoses, as computed.

    `digest` is the entry's fingerprint; `signature` is equal for submissions that went wrong in the same way on every
    input (empty where all passed, or nothing ran). `is_sent` is false where there was nothing to run.
    """

    student: str
    exercise: str
    digest: str
    report: Report
    signature: str = ""
    is_sent: bool = True


@dataclass(frozen=True)
class Override:
    """What an instructor decided by hand; `points` None leaves the computed ones and only comments."""

    student: str
    exercise: str
    points: float | None
    comment: str
