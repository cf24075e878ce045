"""One run of the checks on a file, noted where the file is in a workspace."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tutor.checking.running import Run
    from tutor.cli.session import Session
    from tutor.cli.targets import Target
    from tutor.sandbox import Sandbox

SEED_WITHOUT_WORKSPACE = 0
"""Nothing remembers a file's own seed there, and the same inputs should come back as one edits."""


def run_on(session: Session, target: Target, sandbox: Sandbox, seed: int | None, *, smallest: bool) -> Run:
    """Check a file and look for the reason of a failure; with `smallest` for the smallest input that shows it, too.

    Without a `seed` the inputs are the file's own, and fresh ones decide a pass.
    """
    from tutor.checking.practice import Practice

    workspace, exercise = target.workspace, target.exercise
    stays = workspace.seed(exercise.id) if workspace else SEED_WITHOUT_WORKSPACE
    practice = Practice(session.course, exercise, sandbox, stays if seed is None else seed)
    run = practice.diagnose(practice.check(target.submission, fresh=seed is None))
    if smallest:
        run = practice.shrink(run)
    if workspace:
        workspace.keep_verdict(exercise, target.submission, run.report, practice.seed if seed is None else stays)
    return run
