"""`credit-tutor hint`: one more hint each time."""

import click

from tutor.cli.arguments import exercise_argument
from tutor.cli.session import Session, pass_session

_WIDTH = 72


@click.command()
@exercise_argument(required=False)
@pass_session
def command(session: Session, exercise_id: str | None) -> None:
    """Show one more hint, below those that you have seen.

    Without an argument, for the exercise last worked on.

    \b
    Example:
      credit-tutor hint grpo_advantages
    """
    exercise = session.exercise(exercise_id)
    before = session.workspace.progress(exercise.id).hints_shown
    shown = session.workspace.show_hint(exercise.id)
    for number, hint in enumerate(exercise.hints[:shown], start=1):
        click.echo(f"Hint {number} of {len(exercise.hints)}")
        click.echo(click.wrap_text(hint, _WIDTH, "  ", "  ", preserve_paragraphs=True))
        click.echo()
    if before == shown:
        click.echo(f"These are all hints. The solution: credit-tutor diff {exercise.id} --give-up")
