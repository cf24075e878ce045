"""What to do now, in one sentence."""

from tutor.checking.report import CheckResult, Report
from tutor.views.values import visible


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
    if failure.counterexample is not None:
        return f"Work {visible(failure.counterexample.call)} out by hand: no smaller input shows it."
    if failure.exhibit is not None and failure.exhibit.call:
        return f"Work {visible(failure.exhibit.call)} out by hand and compare."
    return f"Look at the first check that did not pass: {failure.title}"
