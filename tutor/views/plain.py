"""A report as linear text, for screen readers and pipes: no colour, no columns, no signs without a word."""

from collections.abc import Iterator
from itertools import groupby

from tutor.checking.report import CheckResult, Exhibit, Report
from tutor.sandbox.answers import Frame
from tutor.views.diagnosis import diagnosis_sentence
from tutor.views.next_step import next_step
from tutor.views.places import place
from tutor.views.sides import sides_of
from tutor.views.values import one_line, visible


def report_plain(report: Report) -> str:
    """Return the report as lines of text, each of which can be understood when it is read alone."""
    return "\n".join(_lines(report)) + "\n"


def check_plain(report: Report, check: CheckResult) -> str:
    """Return one check in full, in the same manner."""
    lines = [check_line(report, check), *_exchange(check)]
    named = (found for found in report.diagnoses if found.misconception == check.misconception)
    lines += [f"diagnosis: {diagnosis_sentence(diagnosis)}" for diagnosis in named]
    return "\n".join(lines) + "\n"


def check_line(report: Report, check: CheckResult) -> str:
    """Return the verdict of one check in a line."""
    number = f"check {report.checks.index(check) + 1} of {len(report.checks)}"
    return f"{number}, {check.outcome}: {_sentence(check.title)} {one_line(check.message)}".rstrip()


def _lines(report: Report) -> Iterator[str]:
    of = len(report.checks)
    count = f"{report.checks_passed} of {of} checks passed"
    yield f"{report.exercise}: {report.outcome}, {count}. File: {visible(report.submission)}"
    if report.problem:
        yield f"problem: {one_line(report.problem)}"
        yield from _places(report.problem_frames)
    yield from (check_line(report, check) for check in (() if report.problem else report.checks))
    yield from (f"note: {one_line(note)}" for note in report.notes)
    yield from (f"diagnosis: {diagnosis_sentence(diagnosis)}" for diagnosis in report.diagnoses)
    if report.problem:
        yield from _printed(report.printed)
    elif report.first_failure is not None:
        yield f"first failure: {_sentence(report.first_failure.title)}"
        yield from _exchange(report.first_failure)
    yield f"next: {next_step(report)}"
    yield f"seed: {report.seed}"


def _exchange(check: CheckResult) -> Iterator[str]:
    if check.exhibit is not None:
        yield from _exhibit(check.exhibit, "")
    if check.counterexample is not None and check.counterexample != check.exhibit:
        yield from _exhibit(check.counterexample, "smallest ")
    yield from _places(check.frames)
    yield from _printed(check.printed)


def _places(frames: tuple[Frame, ...]) -> Iterator[str]:
    for frame, _ in groupby(frames):
        line, *_marks = visible(frame.text.strip()).splitlines() or [""]
        yield f"{visible(place(frame))}: {line}"


def _printed(printed: str) -> Iterator[str]:
    for line in visible(printed).splitlines()[:10]:
        yield f"printed: {line}"


def _exhibit(exhibit: Exhibit, which: str) -> Iterator[str]:
    expected, yours = sides_of(exhibit)
    yield f"{which}call: {visible(exhibit.call)}"
    yield f"{expected}: {visible(exhibit.expected_text)}"
    yield f"{yours}: {one_line(exhibit.got_text)}"


def _sentence(title: str) -> str:
    text = one_line(title)
    return text if text.endswith((".", "?", "!")) else f"{text}."
