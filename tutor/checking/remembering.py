"""Submissions that keep something between calls: alone, an input that failed is answered right."""

from dataclasses import replace

from tutor.checking.converse import converse
from tutor.checking.partner import ChildPartner
from tutor.checking.preparation import Case
from tutor.checking.report import CheckResult
from tutor.checking.running import Run
from tutor.checking.verdicts import departure

SENTENCE = (
    "Asked this alone, your code gives the right answer; after other calls it does not. Does it keep something "
    "between calls, such as a global list or a default argument that it changes?"
)


def find(run: Run, partner: ChildPartner) -> Run:
    """Hold the first conversation that gave a wrong answer once more, alone in a fresh child.

    Where it goes well there, the row says what that means; all else stays as it is. What was asked first of all was
    asked alone.
    """
    for row in run.report.checks:
        case = _wrong_answer(run, row)
        if case is not None and run.preparation.scripts[case.key] and case.key == next(iter(run.held)):
            return run
        if case is not None:
            alone = converse(case.check, case.example, partner, run.preparation.suite.forms, case.seed)
            if departure(case, alone) is not None:
                return run
            changed = replace(row, message=f"{row.message}. {SENTENCE}")
            return replace(run, report=run.report.with_check(changed))
    return run


def _wrong_answer(run: Run, row: CheckResult) -> Case | None:
    """Return the case in which the row's check failed first, if by a wrong value."""
    for case in run.preparation.cases[row.name]:
        where = departure(case, run.held[case.key]) if case.key in run.held else None
        if where is not None:
            return case if where.failure is None else None
    return None
