"""`credit-tutor gradebook`: what an instructor decides by hand, and what stands in a gradebook."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tutor.cli.arguments import complete_ids
from tutor.cli.errors import SetupError
from tutor.cli.grades import print_grades
from tutor.cli.session import Session, pass_session

if TYPE_CHECKING:
    from tutor.grading.gradebook import Mark

COMPUTED = "computed"

_gradebook_option = click.option(
    "--gradebook", type=click.Path(path_type=Path), metavar="FILE", default="gradebook", show_default=True,
    help="The file that `grade --gradebook` has written.",
)  # fmt: skip


@click.group()
def command() -> None:
    """Look into a gradebook, and decide by hand.

    \b
    Examples:
      credit-tutor gradebook show --gradebook week3.gradebook
      credit-tutor gradebook set ada grpo_advantages --points 9 --gradebook week3.gradebook
    """


@command.command()
@_gradebook_option
@click.option("--plain", is_flag=True, help="Plain text, as when the output is not a terminal.")
@pass_session
def show(session: Session, gradebook: Path, plain: bool) -> None:
    """Show all grades, and what was decided by hand.

    \b
    Example:
      credit-tutor gradebook show --gradebook week3.gradebook
    """
    from tutor.grading.gradebook import Gradebook
    from tutor.grading.gradebook_view import POINTS_AS_EARNED, view_of_gradebook

    with Gradebook.existing(gradebook) as book:
        view, version = view_of_gradebook(session.course, book, POINTS_AS_EARNED), book.course_version
    if view.graded:
        print_grades(view, pretty=session.is_pretty and not plain)
        click.echo(f"Seed {view.seed}, for everybody. Graded last with version {version} of the course.")
    else:
        click.echo(f"{gradebook} holds no grades yet.")


@command.command("set")
@click.argument("student")
@click.argument("exercise", shell_complete=complete_ids)
@click.option("--points", metavar="N", help=f"What the exercise is to count; `{COMPUTED}` gives back what it was.")
@click.option("--comment", metavar="TEXT", help="Why, for the student; an empty one takes it away.")
@_gradebook_option
def set_(student: str, exercise: str, points: str | None, comment: str | None, gradebook: Path) -> None:
    """Decide by hand what STUDENT has for EXERCISE.

    It is kept apart from what was computed, also when that is computed again, and is shown as such everywhere. What is
    not given stays as it was.

    \b
    Examples:
      credit-tutor gradebook set ada grpo_advantages --points 9 --comment "only the file's name was wrong"
      credit-tutor gradebook set ada grpo_advantages --points computed --comment ""
    """
    from tutor.grading.collecting.naming import printable
    from tutor.grading.gradebook import Gradebook

    if points is None and comment is None:
        raise click.UsageError("Give --points, --comment or both.")
    number, student = _number(points), printable(student)  # as students are called when their files are found
    with Gradebook.existing(gradebook) as book:
        mark = _mark(book.marks(), student, exercise)
        before = {(one.student, one.exercise): one for one in book.overrides()}.get((student, exercise))
        kept = before.points if before and points is None else number
        said = _text(comment) if comment is not None else before.comment if before else ""
        book.override(student, exercise, kept, said)
    stands = f"{mark.points} of {mark.max_points}, as computed"
    if kept is not None:
        instead = f"{mark.points} were computed" if mark.is_sent else "nothing was sent"
        beyond = ", which is more than it can bring" if kept > mark.max_points else ""
        stands = f"{kept:g} of {mark.max_points} by hand{beyond}, where {instead}"
    click.echo(f"{student}, {exercise}: {stands}{f', with the comment: {said}' if said else ''}.")


def _text(argument: str) -> str:
    """Return an argument of the command line as text, which the bytes that a terminal sends need not be."""
    return argument.encode("utf-8", "backslashreplace").decode()


def _number(points: str | None) -> float | None:
    if points is None or points == COMPUTED:
        return None
    try:
        number = float(points)
    except ValueError:
        number = math.nan
    if not 0 <= number < math.inf:
        raise click.BadParameter(f"{points!r} is neither a number from 0 up nor {COMPUTED!r}.", param_hint="--points")
    return number


def _mark(marks: Sequence[Mark], student: str, exercise: str) -> Mark:
    """Return what a student has for an exercise; without a grade no points, of as many as others can have."""
    of_exercise = {mark.student: mark for mark in marks if mark.exercise == exercise}
    students = {mark.student for mark in marks}
    if student not in students:
        near = get_close_matches(student, students, n=1)
        raise SetupError(
            f"Nobody called {student!r} is graded here.{f' Did you mean {near[0]}?' if near else ''} To add somebody, "
            "grade a folder in which that student has a folder, which may be empty."
        )
    if not of_exercise:
        graded = ", ".join(dict.fromkeys(mark.exercise for mark in marks))
        raise SetupError(f"Nobody is graded for {exercise!r} here, only for {graded}.")
    unsent = replace(next(iter(of_exercise.values())), student=student, points=0, is_sent=False)
    return of_exercise.get(student, unsent)
