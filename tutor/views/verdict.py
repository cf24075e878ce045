"""The verdict in one line, and what to do next."""

from rich.cells import cell_len
from rich.text import Text

from tutor.checking.report import Report
from tutor.views.values import one_line
from tutor.views.words import BETWEEN, MORE, SIGNS, outcome_style, spoken

_ROOM_FOR_A_REASON = 16
_CHECKS_PASSED = " checks passed"
_CUT = f" {MORE}"


def verdict_line(report: Report, width: int | None = None) -> Text:
    """Return one line: "✗ 7 of 9 checks passed · equal rewards: sample 3 should be 0.0, yours is nan".

    It is never wider than `width` columns; what does not fit is cut at the end, between words, since half a number
    would be another number; and the reason goes first.
    """
    line = verdict_count(report)
    room = None if width is None else width - line.cell_len - len(BETWEEN)
    if (reason := verdict_reason(report)) and (room is None or room >= _ROOM_FOR_A_REASON):
        line.append(BETWEEN + (reason if room is None else _whole_words(reason, room)))
    elif width is not None and line.cell_len > width:
        line = Text.assemble((line.plain.removesuffix(_CHECKS_PASSED), outcome_style(report.outcome)), no_wrap=True)
    if width is not None:
        line.truncate(width, overflow="ellipsis")
    return line


def _whole_words(text: str, room: int) -> str:
    if cell_len(text) <= room:
        return text
    words = text.split()
    while words and cell_len(" ".join(words)) + len(_CUT) > room:
        words.pop()
    return " ".join(words) + _CUT if words else text


def verdict_count(report: Report) -> Text:
    """Return the sign, and how many checks passed: "✗ 7 of 9 checks passed"."""
    of = len(report.checks)
    count = f"all {of}" if report.passed else f"{report.checks_passed} of {of}"
    sign, style = SIGNS[report.outcome], outcome_style(report.outcome)
    return Text.assemble((f"{sign} {count}{_CHECKS_PASSED}", style), no_wrap=True)


def verdict_reason(report: Report) -> str:
    """Return in one line why the report did not pass: "equal rewards: sample 3 should be 0.0"; "" when it did."""
    if report.problem:
        reason = report.problem
    elif (failure := report.first_failure) is not None:
        reason = f"{spoken(failure.name)}: {failure.message}" if failure.message else failure.title
    else:
        return ""
    return one_line(reason)
