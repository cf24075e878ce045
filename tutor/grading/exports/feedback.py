"""Feedback for each student: one Markdown file that can be mailed or handed back."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from tutor.checking.report import CheckResult, Report
from tutor.grading.exports.text import file_names, points_text, score_text
from tutor.grading.exports.writing import write_folder
from tutor.grading.gradebook_view import GradebookView, Graded
from tutor.views.detail import detail_text
from tutor.views.diagnosis import diagnosis_sentence
from tutor.views.places import place
from tutor.views.units import unit_of, units_of
from tutor.views.values import one_line, visible
from tutor.views.words import SIGNS

_MARKUP = re.compile(r"[\\`*\[\]<>&|~$@#]|(?<![^\W_])_|_(?![^\W_])")
"""Within a word an underscore means nothing, and names of code are read more easily as they are."""
_OPENS_A_LIST = re.compile(r"^(\d*)([-+.)])")
_BACKTICKS = re.compile(r"`+")
_SHORTEST_FENCE = 3


def write_feedback(folder: Path, view: GradebookView) -> None:
    """Write one Markdown file for each student, called as the student is as far as a file may be.

    Raises:
        GradingError: a file cannot be written.
    """
    names = file_names(view.students)
    write_folder(folder, ((f"{names[student]}.md", feedback(view, student)) for student in view.students))


def feedback(view: GradebookView, student: str) -> str:
    """Return what one student is told, as Markdown; of hidden checks it says what the view's reports say."""
    return "\n".join(_lines(view, student)) + "\n"


def _lines(view: GradebookView, student: str) -> Iterator[str]:
    rows = view.of_student(student)
    yield f"# {markdown(student)}"
    if len(rows) > 1:
        total = view.total(student)
        yield f"\n{points_text(total.points)} of {points_text(total.max_points)} points in all."
    for graded in rows:
        yield from _exercise_lines(graded, view.grade(graded).report)


def _exercise_lines(graded: Graded, report: Report) -> Iterator[str]:
    score = graded.score
    yield f"\n## {markdown(graded.exercise.title)}"
    yield f"\n**{score_text(score)}**, {report.checks_passed} of {len(report.checks)} checks passed."
    if score.comment:
        yield f"\nYour instructor says: {markdown(score.comment)}"
    yield from _problem(report) if report.problem else _checks(report)
    yield from (f"\n**{markdown(diagnosis_sentence(diagnosis))}**" for diagnosis in report.diagnoses)
    yield from (f"\nNote: {markdown(note)}" for note in report.notes)
    yield from _details(report, units_of(graded.exercise))


def _problem(report: Report) -> Iterator[str]:
    yield f"\n{markdown(report.problem or '')}"
    where = "\n".join(f"{place(frame)}\n    {frame.text.strip()}" for frame in report.problem_frames)
    if said := "\n".join(filter(None, (where, report.printed))):
        yield f"\n{fenced(said)}"


def _checks(report: Report) -> Iterator[str]:
    yield ""
    for check in report.checks:
        message = f": {markdown(check.message)}" if check.message else ""
        yield f"- {SIGNS[check.outcome]} {check.outcome}: {markdown(check.title)}{message}"


def _details(report: Report, units: Mapping[str, str]) -> Iterator[str]:
    """Yield in full what failed and has more to show than its line in the list."""
    for check in () if report.problem else report.checks:
        if check.outcome not in ("passed", "skipped") and _has_more(check):
            yield f"\n### {markdown(check.title)}"
            yield f"\n{fenced(detail_text(check, unit_of(check, units)))}"


def _has_more(check: CheckResult) -> bool:
    return bool(check.exhibit or check.counterexample or check.printed)


def markdown(text: str) -> str:
    r"""Return foreign text in one line as Markdown that shows it as it is: "*" becomes "\*"."""
    return _OPENS_A_LIST.sub(r"\1\\\2", _MARKUP.sub(r"\\\g<0>", one_line(text)))


def fenced(text: str) -> str:
    """Return foreign text as a block of code, which no line of it can end."""
    shown = visible(text).rstrip("\n")
    longest = max(map(len, _BACKTICKS.findall(shown)), default=0)
    fence = "`" * max(longest + 1, _SHORTEST_FENCE)
    return f"{fence}text\n{shown}\n{fence}"
