"""The gradebook as a table for a spreadsheet: one row a student."""

import csv
import io
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tutor.grading.exports.text import comment_text, points_text
from tutor.grading.exports.writing import write_text
from tutor.grading.gradebook_view import GradebookView, Graded

_STARTS_A_FORMULA: Final = tuple("=+-@\t\r\n＝＋－＠")
"""First characters for which a spreadsheet runs a cell instead of showing it (OWASP, "CSV Injection")."""


def write_csv(target: Path, view: GradebookView) -> None:
    """Write a row for each student, sorted by name, in UTF-8, with commas and quotes as RFC 4180 has them.

    The columns: student; for each exercise its id with the points that count, then id_computed, id_max and
    id_outcome (of the report, or `nothing sent`; empty where nothing is graded); total and total_max with the
    exercises' weights; status (passed, not passed, incomplete); overridden (the exercises whose points were set by
    hand); comment. A text that a spreadsheet would take for a formula gets an apostrophe in front.

    The file begins with a byte order mark: without one, Excel opens it in the code page of the machine and breaks every
    name that is not ASCII. LibreOffice and pandas leave it out; for Python's own `open` the encoding is `utf-8-sig`.

    Raises:
        GradingError: the file cannot be written.
    """
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(_heads(view))
    writer.writerows(_row(view, student) for student in view.students)
    write_text(target, ["\ufeff", text.getvalue()])


def _heads(view: GradebookView) -> list[str]:
    ids = [exercise.id for exercise in view.exercises]
    own = [f"{id}{ending}" for id in ids for ending in ("", "_computed", "_max", "_outcome")]
    return ["student", *own, "total", "total_max", "status", "overridden", "comment"]


def _row(view: GradebookView, student: str) -> list[str]:
    total = view.total(student)
    rows = view.of_student(student)
    status = "incomplete" if total.graded < len(view.exercises) else "passed" if total.passed else "not passed"
    overridden = " ".join(one.exercise.id for one in rows if one.score.overridden)
    comments = "; ".join(f"{one.exercise.id}: {comment_text(one.score)}" for one in rows if one.score.comment)
    return [
        _cell(student),
        *(cell for exercise in view.exercises for cell in _exercise_cells(view.of(student, exercise))),
        points_text(total.points), points_text(total.max_points), status, overridden, _cell(comments),
    ]  # fmt: skip


def _exercise_cells(graded: Graded | None) -> Iterator[str]:
    if graded is None:
        yield from ("", "", "", "")
        return
    score = graded.score
    yield from map(points_text, (score.points, score.computed, score.max_points))
    yield graded.said


def _cell(text: str) -> str:
    return f"'{text}" if text.startswith(_STARTS_A_FORMULA) else text
