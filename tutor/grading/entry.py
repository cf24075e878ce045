"""What is graded: one student's file for one exercise."""

from dataclasses import dataclass

from tutor.sandbox import Submission


@dataclass(frozen=True)
class Entry:
    """One student's work on one exercise; where there is nothing to run, the submission's `problem` says why.

    `notes` are sentences for the report: which of several files counts. `is_sent` is false where nothing was handed in
    for the exercise, and so nothing of the student's can be wrong.
    """

    student: str
    exercise: str
    submission: Submission
    notes: tuple[str, ...] = ()
    is_sent: bool = True
