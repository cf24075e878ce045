"""`credit-tutor reset`: the starter again."""

import click

from tutor.cli.arguments import exercise_argument
from tutor.cli.session import Session, pass_session


@click.command()
@exercise_argument()
@click.option("--yes", is_flag=True, help="Do not ask.")
@pass_session
def command(session: Session, exercise_id: str, yes: bool) -> None:
    """Put the starter back; what you wrote is kept.

    \b
    Examples:
      credit-tutor reset grpo_advantages
      credit-tutor reset grpo_advantages --yes
    """
    exercise = session.course.exercise(exercise_id)
    file = session.workspace.file(exercise)
    if not yes and not click.confirm(f"Put the starter in place of {file}? What it holds is kept"):
        click.echo("Nothing was changed.")
        return
    kept = session.workspace.reset(exercise)
    click.echo(f"{file} is the starter again.")
    if isinstance(kept, int):
        click.echo(f"What it held is attempt {kept}: credit-tutor attempts {exercise_id} --show {kept}")
    elif kept is not None:
        click.echo(f"What it held is {kept}.")
