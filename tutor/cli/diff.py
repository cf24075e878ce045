"""`credit-tutor diff`: the learner's file beside the solution."""

import difflib

import click

from tutor.cli.arguments import exercise_argument
from tutor.cli.errors import SetupError
from tutor.cli.session import Session, pass_session


@click.command()
@exercise_argument(required=False)
@click.option("--give-up", is_flag=True, help="See the solution before you have passed; it is noted in your progress.")
@pass_session
def command(session: Session, exercise_id: str | None, give_up: bool) -> None:
    """Compare your file with the solution, once you have passed.

    Without an argument, for the exercise last worked on.

    \b
    Examples:
      credit-tutor diff grpo_advantages
      credit-tutor diff grpo_advantages --give-up
    """
    exercise = session.exercise(exercise_id)
    workspace = session.workspace
    if give_up:
        workspace.give_up(exercise.id)
    if not workspace.progress(exercise.id).may_see_solution:
        raise SetupError(
            f"The solution opens when {exercise.id} has passed. --give-up shows it now, and your progress says so."
        )
    mine = workspace.submission(exercise)
    if mine.problem is not None:
        click.echo(mine.problem, err=True)
    show = _show_pretty if session.is_pretty else _show_plain
    show(mine.source, exercise.solution)


def _show_pretty(mine: str, solution: str) -> None:
    from tutor.cli.terminal import terminal
    from tutor.views.diff import solution_diff

    console = terminal()
    console.print(solution_diff(mine, solution, console.width))


def _show_plain(mine: str, solution: str) -> None:
    lines = difflib.unified_diff(mine.splitlines(), solution.splitlines(), "your file", "the solution", lineterm="")
    click.echo("\n".join(lines) or "Your file is the solution, line for line.")
