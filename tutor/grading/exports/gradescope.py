"""Results as Gradescope's autograder reads them.

The form is that of https://gradescope-autograders.readthedocs.io/en/latest/specs/, "Output format".
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tutor.checking.report import CheckResult, Report
from tutor.course import Exercise
from tutor.grading.exports.text import comment_text, file_names, score_text
from tutor.grading.exports.writing import write_folder
from tutor.grading.gradebook_view import GradebookView, Graded
from tutor.views.detail import detail_text
from tutor.views.diagnosis import diagnosis_sentence
from tutor.views.units import unit_of, units_of
from tutor.views.values import one_line

RESULTS = "results.json"


def write_gradescope(folder: Path, view: GradebookView) -> None:
    """Write `<student>/results.json` for each student, the folder called as the student is as far as it may be.

    Raises:
        GradingError: a file cannot be written.
    """
    names = file_names(view.students)
    write_folder(folder, ((f"{names[who]}/{RESULTS}", _json(_results(view, who))) for who in view.students))


def _results(view: GradebookView, student: str) -> dict[str, Any]:
    """Return one student's results: the score that counts, and a test for each check.

    Every test is visible, since hidden checks name no input. Where they do, those of hidden checks are shown only
    after the grades are published: before, a student could hand in answers to just these inputs.
    """
    rows = [(graded, view.grade(graded).report) for graded in view.of_student(student)]
    return {
        "score": round(view.total(student).points, 6),
        "output": "\n\n".join(_said(graded, report) for graded, report in rows),
        "output_format": "text",
        "test_output_format": "text",
        "test_name_format": "text",
        "visibility": "visible",
        "stdout_visibility": "hidden",
        "tests": [
            test
            for number, (graded, report) in enumerate(rows, start=1)
            for test in _tests(number, graded.exercise, report, view.shows_inputs)
        ],
    }


def _said(graded: Graded, report: Report) -> str:
    score, passed = graded.score, f"{report.checks_passed} of {len(report.checks)} checks passed"
    lines = [f"{graded.exercise.title}: {score_text(score)}; {passed}."]
    if score.comment:
        lines.append(f"Your instructor says: {comment_text(score)}")
    if report.problem:
        lines.append(one_line(report.problem))
    lines += map(diagnosis_sentence, report.diagnoses)
    lines += (f"Note: {one_line(note)}" for note in report.notes)
    return "\n".join(lines)


def _tests(number: int, exercise: Exercise, report: Report, shows_inputs: bool) -> Iterator[dict[str, Any]]:
    units, weight = units_of(exercise), exercise.facts.weight
    for place, check in enumerate(report.checks, start=1):
        yield {
            "score": round(weight * check.points, 6),
            "max_score": round(weight * check.max_points, 6),
            "status": "passed" if check.outcome == "passed" else "failed",
            "name": f"{exercise.title}: {check.title}",
            "number": f"{number}.{place}",
            "output": _output(check, unit_of(check, units)),
            "tags": [exercise.id],
            "visibility": "after_published" if shows_inputs and not check.is_example else "visible",
        }


def _output(check: CheckResult, unit: str) -> str:
    if check.outcome in ("passed", "skipped"):
        return one_line(f"{check.outcome}: {check.message}" if check.message else check.outcome)
    return detail_text(check, unit)


def _json(results: dict[str, Any]) -> str:
    return json.dumps(results, indent=1, ensure_ascii=False) + "\n"
