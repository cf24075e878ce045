"""What to do now, in one sentence."""

from tutor.checking.report import CheckResult, Report
from tutor.views.values import visible

LONG_CALL = 60


def next_step(report: Report) -> str:
    """Return one sentence on what to do now."""
    failure = report.first_failure
    if failure is None:
        return "Compare your code with the solution, then go on to the next exercise."
    if report.problem:
        return "Mend this first; no check can say more before."
    return _step_after(failure)


def _step_after(failure: CheckResult) -> str:
    if failure.outcome == "timeout":
        return "Look for a loop that never ends, or for work that is done over and over."
    if failure.outcome == "error" and failure.frames:
        return f"Look at line {failure.frames[-1].line} of {visible(failure.frames[-1].file)}."
    if failure.outcome == "error":
        return "Mend this first, then check again."
    shown = failure.counterexample or failure.exhibit
    if shown is not None and shown.has_got and shown.got is None and shown.expected is not None:
        return "Look for a way through your function that ends without a return, or with return None."
    if shown is not None and 0 < len(shown.call) <= LONG_CALL:
        return f"Work {visible(shown.call)} out by hand, and compare."
    return f"Look at the first check that did not pass: {visible(failure.title)}."
