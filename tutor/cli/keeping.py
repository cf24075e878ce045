"""What a check leaves in the workspace."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tutor.checking.report import Report
    from tutor.course import Exercise
    from tutor.sandbox import Submission
    from tutor.workspace import Workspace


def keep(workspace: Workspace, exercise: Exercise, submission: Submission, report: Report, seed: int) -> None:
    """Keep a verdict and the seed that comes next; an untouched starter is nobody's attempt."""
    workspace.set_seed(exercise.id, seed)
    if submission.source != exercise.starter:
        workspace.record_attempt(exercise.id, submission, report)
