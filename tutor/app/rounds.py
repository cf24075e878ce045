"""One round of checking, run in a thread: it touches no widget and posts what it finds as it finds it."""

import gc
from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING

from textual.message import Message

from tutor.app.messages import CounterexampleFound, DiagnosisFound, VerdictReached

if TYPE_CHECKING:
    from tutor.checking.practice import Practice
    from tutor.course import Exercise
    from tutor.workspace import Workspace


def check_round(
    practice: "Practice",
    workspace: "Workspace",
    exercise: "Exercise",
    post: Callable[[Message], object],
    stopped: Callable[[], bool],
) -> None:
    """Check the file as it is on disk, keep the attempt, then look for the reason and the smallest example.

    The verdict is posted before anything is written down, since somebody waits for it. `stopped` turns true when
    the learner has saved again. A pass uses a seed up, so the next one is prepared at once.
    """
    started = perf_counter()
    submission = workspace.submission(exercise)
    run = practice.check(submission)
    post(VerdictReached(run, perf_counter() - started))
    workspace.keep_verdict(exercise, submission, run.report, practice.seed)
    if run.report.passed:
        practice.prepare()
    elif not stopped():
        run = practice.diagnose(run, stop=stopped)
        post(DiagnosisFound(run))
        workspace.keep_verdict(exercise, submission, run.report, practice.seed)
        if not stopped():
            post(CounterexampleFound(practice.shrink(run, stop=stopped)))
    if not stopped():
        tidy()


def tidy() -> None:
    """Collect garbage while nobody waits, and let the collector pass over what is left from now on.

    Otherwise it looks through all that is kept (the app, the inputs, what misconceptions said) at any moment, which
    takes a tenth of a second, also between a save and its verdict.
    """
    gc.collect()
    gc.freeze()


def tidy_all() -> None:
    """Collect what the collector passes over, too: of an exercise that was left, all would be kept for good."""
    gc.unfreeze()
    tidy()
