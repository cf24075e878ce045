"""`credit-tutor progress`: how far the learner has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from tutor.cli.columns import columns
from tutor.cli.saying import say
from tutor.cli.session import Session, pass_session

if TYPE_CHECKING:
    from tutor.workspace import Progress

_HEADINGS = ("exercise", "state", "best", "attempts", "hints", "time")


@click.command()
@pass_session
def command(session: Session) -> None:
    """Show how far you have come.

    \b
    Example:
      credit-tutor progress
    """
    progress = session.workspace.progress_all().values()
    for line in columns([_HEADINGS, *(_row(one) for one in progress)]):
        click.echo(line)
    passed = sum(one.state == "passed" for one in progress)
    click.echo()
    say(f"{passed} of {len(progress)} passed. {session.location.why}")


def _row(progress: Progress) -> tuple[str, ...]:
    best = f"{progress.best.points} of {progress.best.max_points}" if progress.best else "-"
    state = "gave up" if progress.gave_up_at and progress.state != "passed" else progress.state
    return (
        progress.exercise,
        state,
        best,
        str(progress.attempts),
        str(progress.hints_shown),
        _duration(progress.seconds),
    )


def _duration(seconds: float) -> str:
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 60 else f"{minutes // 60} h {minutes % 60} min"
