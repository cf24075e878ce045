"""What of a report is kept: a class has ten thousand, and one answer may be a list of forty thousand numbers."""

from dataclasses import replace
from typing import Final

from tutor.checking.report import CheckResult, Exhibit, Report
from tutor.sandbox.answers import Plain

MOST_VALUES: Final = 200
"""Values of an answer, at all depths, beyond which only its shortened text is kept."""

MOST_PRINTED: Final = 2000
"""Characters of what a submission printed."""


def essentials(report: Report) -> Report:
    """Return a report without long answers, without much of what was printed, and of hidden passes only the points."""
    return replace(report, printed=report.printed[:MOST_PRINTED], checks=tuple(map(_row, report.checks)))


def _row(row: CheckResult) -> CheckResult:
    if row.outcome == "passed" and not row.is_example:
        return replace(row, exhibit=None, printed="")
    exhibit = _exhibit(row.exhibit) if row.exhibit is not None else None
    return replace(row, exhibit=exhibit, printed=row.printed[:MOST_PRINTED])


def _exhibit(exhibit: Exhibit) -> Exhibit:
    if _size(exhibit.expected) + _size(exhibit.got) <= 2 * MOST_VALUES:
        return exhibit
    return replace(exhibit, expected=None, got=None, has_got=False)


def _size(value: Plain) -> int:
    """Return how many values there are, or any number beyond the limit."""
    match value:
        case list() | tuple():
            items = list(value)
        case dict():
            items = list(value.values())
        case str():
            return 1 + len(value) // 50
        case _:
            return 1
    return len(items) if len(items) > 2 * MOST_VALUES else 1 + sum(map(_size, items))
