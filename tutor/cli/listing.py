"""`credit-tutor list`: the exercises of the course."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from tutor.cli.columns import columns
from tutor.cli.session import Session, pass_session

if TYPE_CHECKING:
    from tutor.workspace import Progress


@click.command()
@pass_session
def command(session: Session) -> None:
    """List the exercises, with how far you are.

    \b
    Example:
      credit-tutor list
    """
    progress = session.workspace.progress_all() if session.has_workspace else {}
    exercises = session.course.exercises
    lines = columns([(exercise.id, _state(progress.get(exercise.id)), exercise.title) for exercise in exercises])
    for track in session.course.tracks:
        click.echo(track.title)
        for _ in track.exercises:
            click.echo(f"  {lines.pop(0)}")


def _state(progress: Progress | None) -> str:
    return "new" if progress is None else progress.state
