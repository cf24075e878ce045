"""`credit-tutor new-exercise`: for authors, an exercise that works and waits to be replaced piece by piece."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tutor.cli.columns import columns
from tutor.cli.session import Session, pass_session

if TYPE_CHECKING:
    from tutor.course.laying_out import LaidOut

_HOLDS = {
    "exercise.toml": "title, summary, hints, deadlines",
    "lesson.md": "the pages",
    "starter.py": "what the learner begins with",
    "checks.py": "what is asked of an answer",
    "misconceptions.py": "wrong ideas, and what to tell those who have them",
}


@click.command("new-exercise")
@click.argument("id", metavar="ID")
@click.option("--function", metavar="NAME", help="The function that the learner writes. [default: ID]")
@click.option("--track", metavar="TITLE", help="The track that lists it, or a new one. [default: the last track]")
@click.option("--title", metavar="TEXT", help="The exercise's title. [default: made of ID]")
@click.option("--course", type=click.Path(path_type=Path), metavar="FOLDER", help="The course that it belongs to.")
@pass_session
def command(
    session: Session, id: str, function: str | None, track: str | None, title: str | None, course: Path | None
) -> None:
    """For authors: begin an exercise.

    Writes lesson, starter, checks, misconceptions and solution of a tiny exercise that passes `test-exercise` as it
    stands, a test of it where the course has a folder tests, and lists it in course.toml. Then replace it piece by
    piece.

    \b
    Examples:
      credit-tutor new-exercise rloo
      credit-tutor new-exercise rloo --function rloo_advantages --track "The group is the baseline"
      credit-tutor new-exercise my_exercise --course ~/my-course
    """
    from tutor.course import own_course_folder
    from tutor.course.laying_out import lay_out

    named = course or session.course_option
    root = named or own_course_folder()
    laid = lay_out(root, id, function=function or id, title=title or id.replace("_", " ").capitalize(), track=track)
    click.echo(f"Written in {root}:")
    for line in columns([(f"  {file}", _HOLDS.get(file.name, _place(file))) for file in laid.files]):
        click.echo(line)
    click.echo(f'exercises/course.toml lists {id} last in the track "{laid.track}".\n')
    click.echo("\n".join(_next_steps(id, root, laid, "" if named is None else f" --course {shlex.quote(str(named))}")))


def _place(file: Path) -> str:
    return "the reference" if file.parts[0] == "solutions" else "published numbers, and the numbers of the lesson"


def _next_steps(id: str, root: Path, laid: LaidOut, course: str) -> list[str]:
    steps = [
        "It passes as it stands. Next:",
        "  Replace the placeholder: first the solution, then lesson, starter, checks, misconceptions and hints.",
        f"  credit-tutor{course} test-exercise {id}  # after every change: are the checks strong enough?",
        f"  credit-tutor{course} lesson {id}  # the lesson as a learner sees it",
    ]
    steps += [f"  pytest {shlex.quote(str(root / file))}" for file in laid.files if file.parts[0] == "tests"]
    if (root / "tests" / "exercises" / "test_every_exercise.py").is_file():
        steps += [
            "An exercise of this course is finished with at least 8 checks, 12 misconceptions, and 20 submissions",
            f"in tests/submissions/{id}/: tests/exercises/test_every_exercise.py holds it to that.",
        ]
    return steps
