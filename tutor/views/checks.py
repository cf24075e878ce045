"""The list of checks: sign, word, title, message, aligned."""

from rich.text import Text

from tutor.checking.report import CheckResult, Report
from tutor.views.values import one_line, visible
from tutor.views.words import MUTED, SIGNS, outcome_style

_WORD = max(map(len, SIGNS))
_TITLE_AT = 2 + _WORD + 2
_GAP = 3


def check_rows(report: Report, width: int = 80) -> list[Text]:
    """Return one Text per check; messages stand beside the titles if all have room there, else below them.

    What the row above says already is not said again.
    """
    titles = max((len(visible(check.title)) for check in report.checks), default=0)
    messages = max((len(_message(check)) for check in report.checks), default=0)
    beside = _TITLE_AT + titles + _GAP + messages <= width
    said = ["", *(_message(check) for check in report.checks)]
    return [
        _row(check, "" if message == above else message, width, titles if beside else None)
        for check, message, above in zip(report.checks, said[1:], said, strict=False)
    ]


def _row(check: CheckResult, message: str, width: int, titles: int | None) -> Text:
    sign = f"{SIGNS[check.outcome]} {check.outcome:<{_WORD}}  "
    row = Text.assemble((sign, outcome_style(check.outcome)), visible(check.title), no_wrap=True)
    if message and titles is not None:
        row.append(" " * (_TITLE_AT + titles + _GAP - row.cell_len))
        row.append(message, MUTED)
        return row
    row.truncate(width, overflow="ellipsis")
    if message:
        below = Text.assemble(" " * _TITLE_AT, (message, MUTED), no_wrap=True)
        below.truncate(width, overflow="ellipsis")
        row = Text("\n", no_wrap=True).join([row, below])
    return row


def _message(check: CheckResult) -> str:
    return one_line(check.message)
