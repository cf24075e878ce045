"""One student's feedback on the page."""

from collections.abc import Iterator, Sequence

from tutor.checking.report import CheckResult, Report
from tutor.grading.exports.html_exhibit import exhibit_html
from tutor.grading.exports.html_text import block, line, verdict
from tutor.grading.exports.text import points_text, score_text
from tutor.grading.gradebook_view import GradebookView, Graded
from tutor.sandbox.answers import Frame
from tutor.views.detail import PRINTED_LINES
from tutor.views.diagnosis import diagnosis_sentence
from tutor.views.places import place
from tutor.views.units import unit_of, units_of


def student_html(view: GradebookView, student: str, anchor: str) -> Iterator[str]:
    """Yield the section of one student."""
    total = view.total(student)
    yield f'<section class="student" id="{anchor}"><h2>{line(student)}</h2>'
    yield f"<p>{points_text(total.points)} of {points_text(total.max_points)} points.</p>"
    for graded in view.of_student(student):
        yield from _exercise(graded, view.grade(graded).report)
    yield "</section>"


def _exercise(graded: Graded, report: Report) -> Iterator[str]:
    passed = f"{report.checks_passed} of {len(report.checks)} checks passed"
    yield f"<h3>{line(graded.exercise.title)}</h3>"
    yield f"<p>{verdict(graded.stands_as)} {score_text(graded.score)}; {passed}.</p>"
    if graded.score.comment:
        yield f'<p class="comment">Your instructor says: {line(graded.score.comment)}</p>'
    yield from (f"<p>{line(diagnosis_sentence(diagnosis))}</p>" for diagnosis in report.diagnoses)
    yield from (f'<p class="muted">Note: {line(note)}</p>' for note in report.notes)
    if report.problem:
        yield f"<p>{line(report.problem)}</p>"
        yield from _places(report.problem_frames)
        yield from _printed(report.printed)
    else:
        yield from _checks(graded, report)


def _checks(graded: Graded, report: Report) -> Iterator[str]:
    yield '<ul class="checks">'
    for check in report.checks:
        message = f': <span class="muted">{line(check.message)}</span>' if check.message else ""
        yield f"<li>{verdict(check.outcome)}{line(check.title)}{message}</li>"
    yield "</ul>"
    units = units_of(graded.exercise)
    for check in report.checks:
        if check.outcome not in ("passed", "skipped") and (check.exhibit or check.printed):
            yield from _check(check, unit_of(check, units))


def _check(check: CheckResult, unit: str) -> Iterator[str]:
    yield f'<div class="check"><h4>{line(check.title)}</h4><p>{line(check.message)}</p>'
    if check.exhibit is not None:
        yield from exhibit_html(check.exhibit, unit)
    yield from _places(check.frames)
    yield from _printed(check.printed)
    yield "</div>"


def _places(frames: Sequence[Frame]) -> Iterator[str]:
    for frame in dict.fromkeys(frames):
        yield f'<p class="muted">{line(place(frame))}</p>'
        if frame.text.strip():
            yield f"<pre>{block(frame.text)}</pre>"


def _printed(printed: str) -> Iterator[str]:
    lines = printed.splitlines()
    if lines:
        more = [f"{len(lines) - PRINTED_LINES:,} more lines"] if len(lines) > PRINTED_LINES else []
        shown = block("\n".join([*lines[:PRINTED_LINES], *more]))
        yield f'<p class="muted">What the code printed:</p><pre>{shown}</pre>'
