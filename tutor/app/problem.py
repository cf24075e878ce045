"""A fault of the whole file, which leaves the checks nothing to say."""

from rich.text import Text

from tutor.checking.report import Report
from tutor.views.detail import frame_lines, printed_lines
from tutor.views.prose import sentences


def problem_lines(report: Report, width: int) -> list[Text]:
    """Return what is wrong, where, and what the file printed before it came to that; nothing without a problem."""
    if report.problem is None:
        return []
    said = sentences(report.problem, width)
    return [*said, *frame_lines(report.problem_frames, width), *printed_lines(report.printed, width)]
