"""What a student may see of a graded report: everything of the examples, and no input of any other check.

A submission sees the hidden inputs, and has every reason to carry them out: as what it prints, as an exception's
message or the name of its type, as the name of a function in a traceback. So nothing of the submission's own is kept
but what is chosen from a few fixed words, and a line's number.
"""

import builtins
from dataclasses import replace
from typing import Final

from tutor.checking.report import CheckResult, Report
from tutor.sandbox.answers import Frame

LAST_LINE: Final = 999
"""A line beyond is not named: a file of a million lines could say an input by where it fails."""

_TOLD_BY_US: Final = ("passed", "skipped")
_FAULTS: Final = {
    "timeout": "ran out of time",
    "died": "your code's process ended before it could answer",
    "memory": "needed more memory than it may use",
    "too_big": "an answer too large to be read",
    "unreadable": "an answer that cannot be read",
    "missing": "a function that it calls is missing, or is no function",
    "parameters": "a function does not take the arguments that it should",
    "import_failed": "your file stopped while it was imported once more",
    "form": "an answer of another form than it should have",
    "changed_input": "your code changed its input",
    "unstable": "another answer when it was called again with the same input",
    "callbacks": "what was passed to it was called otherwise than it should be",
    "script_ran_out": "what was passed to it was called more often than it should be",
}


def concealed(report: Report) -> Report:
    """Return a report without the inputs of the checks that are no examples, and without drawn counterexamples.

    What is said of the file as a whole stays: it is imported before any input has reached it.
    """
    if report.problem is not None:
        return report
    return replace(report, checks=tuple(_concealed_row(report, row) for row in report.checks))


def _concealed_row(report: Report, row: CheckResult) -> CheckResult:
    if row.is_example:
        return replace(row, counterexample=None)
    frames, fault = _own_line(report, row), _known(row.fault)
    message = row.message if row.outcome in _TOLD_BY_US else _words(fault, frames)
    shown = replace(row, message=message, frames=frames, fault=fault)
    return replace(shown, exhibit=None, counterexample=None, printed="")


def _own_line(report: Report, row: CheckResult) -> tuple[Frame, ...]:
    """Return the innermost line of the file itself, by its number alone."""
    file = f"{report.exercise}.py"
    numbers = [frame.line for frame in row.frames if frame.file == file and 0 < frame.line <= LAST_LINE]
    return tuple(Frame(file, "", number, "") for number in numbers[-1:])


def _known(fault: str) -> str:
    """Return a fault with no exception but Python's own; any other may be made up of anything."""
    kind, _, type_name = fault.partition(" ")
    known = getattr(builtins, type_name, None)
    is_exception = isinstance(known, type) and issubclass(known, BaseException)
    return fault if is_exception else kind


def _words(fault: str, frames: tuple[Frame, ...]) -> str:
    kind, _, type_name = fault.partition(" ")
    if kind != "raised":
        return _FAULTS.get(kind, "a wrong answer")
    place = f" in line {frames[0].line}" if frames else ""
    return f"raised {type_name or 'an exception'}{place}"
