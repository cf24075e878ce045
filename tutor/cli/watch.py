"""`credit-tutor watch`: check a file at each save."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

import click

from tutor.cli.arguments import exercise_argument
from tutor.cli.reports import print_line, print_next, print_reasons
from tutor.cli.saying import say
from tutor.cli.session import Session, pass_session

if TYPE_CHECKING:
    from tutor.checking.practice import Practice
    from tutor.workspace import Workspace

_TICK = 0.03
"""Seconds between two looks at the file."""


@click.command()
@exercise_argument(required=False)
@pass_session
def command(session: Session, exercise_id: str | None) -> None:
    """Check your file now and at each save; ctrl+c ends.

    Without an argument, the exercise last worked on.

    \b
    Examples:
      credit-tutor watch
      credit-tutor watch grpo_advantages
    """
    from tutor.sandbox import start_sandbox
    from tutor.workspace.watching import Watch

    with start_sandbox() as sandbox:
        exercise, workspace = session.exercise(exercise_id), session.workspace
        others = [workspace.file(session.course.exercise(id)) for id in exercise.builds_on]
        watch = Watch([workspace.file(exercise), *others])
        workspace.remember(exercise.id)
        say(f"Watching {workspace.file(exercise)}. Save it to have it checked; ctrl+c ends.")
        from tutor.checking.practice import Practice

        practice = Practice(session.course, exercise, sandbox, workspace.seed(exercise.id))
        with _interrupts() as interrupts:

            def changed() -> list[Path]:
                if interrupts:
                    raise KeyboardInterrupt
                return watch.changed()

            _check_at_each_save(changed, lambda stop: _check(session, workspace, practice, stop))


@contextmanager
def _interrupts() -> Iterator[list[int]]:
    """Note every ctrl+c in the list as well as raising it.

    Where it is raised in a callback of the garbage collector, Python prints it and goes on: hypothesis has such one.
    """
    seen: list[int] = []

    def note(number: int, frame: FrameType | None) -> None:
        seen.append(number)
        signal.default_int_handler(number, frame)

    usual = signal.signal(signal.SIGINT, note)
    try:
        yield seen
    finally:
        signal.signal(signal.SIGINT, usual)


def _check_at_each_save(changed: Callable[[], list[Path]], check: Callable[[Callable[[], bool]], None]) -> None:
    saved: list[Path] = []

    def is_saved() -> bool:
        saved.extend(changed())
        return bool(saved)

    while True:
        saved.clear()
        check(is_saved)
        while not is_saved():
            time.sleep(_TICK)
        time.sleep(_TICK)  # an editor may still be writing
        while changed():
            time.sleep(_TICK)


def _check(session: Session, workspace: Workspace, practice: Practice, stop: Callable[[], bool]) -> None:
    exercise = practice.exercise
    submission = workspace.submission(exercise)
    run = practice.check(submission)
    print_line(run.report, f"{datetime.now():%H:%M:%S}", pretty=session.is_pretty)
    run = practice.shrink(practice.diagnose(run, stop), stop)
    workspace.keep_verdict(exercise, submission, run.report, practice.seed)
    if stop():
        return
    print_reasons(run.report)
    if run.report.passed:
        print_next(workspace, exercise)
        practice.prepare()
