"""`credit-tutor attempts`: what was checked before."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

import click

from tutor.cli.arguments import exercise_argument
from tutor.cli.columns import columns
from tutor.cli.saying import say
from tutor.cli.session import Session, pass_session

if TYPE_CHECKING:
    from tutor.workspace import Attempt

_WHY_KEPT = {"check": "checked", "reset": "replaced by the starter", "conflict": "replaced by another version"}


@click.command()
@exercise_argument(required=False)
@click.option("--show", type=int, metavar="N", help="Print the text of attempt N, and nothing else.")
@pass_session
def command(session: Session, exercise_id: str | None, show: int | None) -> None:
    """List the attempts on an exercise, or print one of them.

    Without an argument, those on the exercise last worked on.

    \b
    Examples:
      credit-tutor attempts grpo_advantages
      credit-tutor attempts grpo_advantages --show 3
    """
    exercise = session.exercise(exercise_id)
    attempts = session.workspace.attempts(exercise.id)
    if show is not None:
        click.echo(_source(attempts, show), nl=False)
    elif not attempts:
        say(f"There is no attempt on {exercise.id} yet: write in {session.workspace.file(exercise)}, then check.")
    else:
        for line in columns([_row(attempt) for attempt in attempts]):
            click.echo(line)


def _source(attempts: list[Attempt], number: int) -> str:
    for attempt in attempts:
        if attempt.number == number:
            return attempt.source
    raise click.UsageError(f"There is no attempt {number}. Without --show, all are listed.")


def _row(attempt: Attempt) -> tuple[str, str, str, str]:
    verdict = _WHY_KEPT[attempt.why]
    if attempt.outcome is not None:
        verdict = f"{attempt.outcome}, {attempt.points} of {attempt.max_points}"
    lines = len(attempt.source.splitlines())
    return f"{attempt.number}", _local(attempt.first_at), verdict, f"{lines} line{'s' * (lines != 1)}"


def _local(time: datetime) -> str:
    return f"{time.astimezone():%Y-%m-%d %H:%M}"
