"""The gradebook as JSON: an array of report objects, each with its student and the grade."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tutor.grading.exports.writing import write_text
from tutor.grading.gradebook_view import GradebookView, Graded
from tutor.views.json_report import report_json


def write_json(target: Path, view: GradebookView) -> None:
    """Write an array with one object for each student and exercise: the documented object of a report, and more.

    Added to it are `student`, `sent` (false where there was nothing to be graded, which makes the outcome an error),
    `signature` (equal where two went wrong in the same way) and `grade`: the points that count, their maximum, the
    computed points, whether they were set by hand, the comment, and whether it is a pass.

    Raises:
        GradingError: the file cannot be written.
    """
    write_text(target, _pieces(view))


def _pieces(view: GradebookView) -> Iterator[str]:
    before = "["
    for graded in view.graded:
        yield f"{before}\n{json.dumps(_object(view, graded), indent=1, ensure_ascii=False)}"
        before = ","
    yield "\n]\n" if view.graded else "[]\n"


def _object(view: GradebookView, graded: Graded) -> dict[str, Any]:
    grade, score = view.grade(graded), graded.score
    return {
        **report_json(grade.report),
        "student": grade.student,
        "sent": graded.is_sent,
        "signature": grade.signature,
        "grade": {
            "points": score.points,
            "max_points": score.max_points,
            "computed": score.computed,
            "overridden": score.overridden,
            "comment": score.comment,
            "passed": score.passed,
        },
    }
