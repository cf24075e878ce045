"""Printing the grades of a class: drawn on a terminal, linear elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from tutor.grading.gradebook_view import GradebookView, Graded
    from tutor.views.grade_table import GradeCell, GradeRow


def print_grades(view: GradebookView, *, pretty: bool) -> None:
    """Print what each student has, what was decided by hand, and how many there are of what."""
    from tutor.views.grade_table import count_sentence, grade_lines, grade_sentences

    rows = [_row(view, student) for student in view.students]
    if pretty:
        from tutor.cli.terminal import terminal

        console = terminal()
        console.print(*grade_lines(rows, [exercise.id for exercise in view.exercises], console.width), sep="\n")
        click.echo()
    else:
        click.echo("\n".join(grade_sentences(rows)))
    click.echo(count_sentence(rows))


def _row(view: GradebookView, student: str) -> GradeRow:
    from tutor.views.grade_table import GradeRow

    total = view.total(student)
    return GradeRow(student, tuple(map(_cell, view.of_student(student))), total.points, total.max_points)


def _cell(graded: Graded) -> GradeCell:
    from tutor.views.grade_table import GradeCell

    score = graded.score
    # With --pass-at, or by hand, an exercise may be passed where a check is not, and the other way round.
    outcome = "passed" if score.passed else "failed" if graded.outcome == "passed" else graded.outcome
    return GradeCell(
        graded.exercise.id, score.points, score.max_points, outcome, score.overridden, score.computed, score.comment,
        graded.is_sent or score.passed,
    )  # fmt: skip
