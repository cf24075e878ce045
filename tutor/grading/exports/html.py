"""The gradebook as one page that needs nothing else: no script, no font, no picture, no network."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tutor.checking.wording import counted
from tutor.grading.exports.html_class import findings_html, overview_html
from tutor.grading.exports.html_student import student_html
from tutor.grading.exports.html_style import style_sheet
from tutor.grading.exports.writing import write_text
from tutor.grading.gradebook_view import GradebookView

_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
"""Even if a student's text came through, a browser would run and fetch nothing."""


def write_html(target: Path, view: GradebookView) -> None:
    """Write the page: an overview of the class, what it got wrong, and the feedback for each student.

    Raises:
        GradingError: the file cannot be written.
    """
    write_text(target, (f"{piece}\n" for piece in _page(view)))


def _page(view: GradebookView) -> Iterator[str]:
    anchors = {student: f"student-{number}" for number, student in enumerate(view.students, start=1)}
    yield '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">'
    yield f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>Grades</title>\n<style>\n{style_sheet()}</style>\n</head>\n<body>"
    yield from _header(view)
    yield "<main>"
    yield from overview_html(view, anchors)
    yield from findings_html(view)
    for student in view.students:
        yield from student_html(view, student, anchors[student])
    yield f"</main>\n{_footer(view)}\n</body>\n</html>"


def _header(view: GradebookView) -> Iterator[str]:
    passed = sum(view.total(student).passed for student in view.students)
    students, exercises = counted(len(view.students), "student"), counted(len(view.exercises), "exercise")
    yield "<header><h1>Grades</h1>"
    yield f"<p>{students}, {exercises}. {passed} of {len(view.students)} passed everything.</p>"
    yield '<nav><a href="#overview">Overview</a><a href="#findings">What the class got wrong</a></nav></header>'


def _footer(view: GradebookView) -> str:
    hidden = "No input is shown of checks that are not in the lesson"
    shown = "Inputs of all checks are shown" if view.shows_inputs else hidden
    return f"<footer><p>Seed {view.seed}: the same inputs for everybody. {shown}.</p></footer>"
