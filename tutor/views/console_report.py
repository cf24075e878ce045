"""What `check` prints on a terminal."""

from collections.abc import Iterator, Mapping

from rich.text import Text

from tutor.checking.report import Report
from tutor.views.checks import check_rows
from tutor.views.detail import check_detail, frame_lines, printed_lines
from tutor.views.diagnosis import diagnosis_sentence
from tutor.views.next_step import next_step
from tutor.views.prose import sentences
from tutor.views.units import unit_of
from tutor.views.values import visible
from tutor.views.verdict import verdict_count
from tutor.views.words import ACCENT, HEADING, MUTED, NEGATIVE

NO_UNITS: Mapping[str, str] = {}


def report_lines(report: Report, width: int, units: Mapping[str, str] = NO_UNITS) -> list[Text]:
    """Return the report as lines of at most `width` columns; `units` names the entries of each function's answer."""
    head = Text.assemble((report.exercise, HEADING), ("   ", ""), (visible(report.submission), MUTED), no_wrap=True)
    head.truncate(width, overflow="ellipsis")
    return [
        head,
        Text(),
        *(_problem(report, width) if report.problem else check_rows(report, width)),
        *_notes(report, width),
        *_diagnoses(report, width),
        *_first_failure(report, width, units),
        *(printed_lines(report.printed, width) if report.problem else ()),
        Text(),
        verdict_count(report),
        *sentences(f"Next: {next_step(report)}", width),
        Text.assemble((f"seed {report.seed}", MUTED)),
    ]


def _problem(report: Report, width: int) -> Iterator[Text]:
    yield from sentences(report.problem or "", width, NEGATIVE)
    yield from frame_lines(report.problem_frames, width)


def _notes(report: Report, width: int) -> Iterator[Text]:
    for note in report.notes:
        yield Text()
        yield from sentences(f"Note: {note}", width, MUTED)


def _diagnoses(report: Report, width: int) -> Iterator[Text]:
    for diagnosis in report.diagnoses:
        yield Text()
        yield from sentences(diagnosis_sentence(diagnosis), width, ACCENT)


def _first_failure(report: Report, width: int, units: Mapping[str, str]) -> Iterator[Text]:
    failure = report.first_failure
    if failure is not None and not report.problem:
        yield Text()
        yield from check_detail(failure, width, unit_of(failure, units))
