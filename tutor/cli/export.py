"""`credit-tutor export`: what grades elsewhere, ready to be uploaded."""

from __future__ import annotations

from pathlib import Path

import click

from tutor.cli.arguments import complete_ids
from tutor.cli.session import Session, pass_session

_NEXT = {
    "gradescope": "Zip what is in it, and upload that as the autograder of a programming assignment.",
    "classroom": "Commit what is in it to the assignment's template repository, and protect .github/ from changes. "
    "The points of an exercise, max-score in the workflow, are given when all its checks pass, and none before.",
}


@click.command()
@click.argument("service", type=click.Choice(tuple(_NEXT)))
@click.argument("folder", type=click.Path(path_type=Path), metavar="DIR")
@click.option(
    "--exercise", "ids", multiple=True, metavar="ID", shell_complete=complete_ids,
    help="Only this exercise; may be given several times. [default: all]",
)  # fmt: skip
@pass_session
def command(session: Session, service: str, folder: Path, ids: tuple[str, ...]) -> None:
    """Write what grades on Gradescope or in GitHub Classroom.

    The files hold this program as a wheel, with the course that is used here. The seed stands in them, so that every
    student gets the same inputs.

    \b
    Examples:
      credit-tutor export gradescope autograder/ --exercise grpo_advantages
      credit-tutor export classroom template/
    """
    from tutor.checking.seeds import new_seed
    from tutor.grading.recipes.classroom import classroom_recipe
    from tutor.grading.recipes.file import write_recipe
    from tutor.grading.recipes.gradescope import gradescope_recipe

    course, seed = session.course, new_seed()
    exercises = [course.exercise(id) for id in dict.fromkeys(ids)] or list(course.exercises)
    recipe = gradescope_recipe if service == "gradescope" else classroom_recipe
    files = recipe(course, exercises, seed)
    write_recipe(folder, files)
    click.echo(f"{folder} holds {', '.join(file.path for file in files)}. Seed {seed}.")
    click.echo(_NEXT[service])
