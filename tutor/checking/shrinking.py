"""The smallest counterexample: a failing input, made smaller while it fails in the same way."""

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tutor.checking.converse import converse
from tutor.checking.drawing import Stopped, smallest
from tutor.checking.partner import ChildPartner
from tutor.checking.preparation import Case, case_of
from tutor.checking.report import CheckResult
from tutor.checking.rows import exhibit_of
from tutor.checking.running import Run
from tutor.checking.transcript import Conversation
from tutor.checking.verdicts import Departure, departure

SECONDS = 2.0
SHRINKABLE = {"raised", "form", "changed_input"}


def shrink(run: Run, partner: ChildPartner, stop: Callable[[], bool]) -> Run:
    """Add the smallest counterexample to every failed check that draws inputs; at most two seconds in all.

    Only wrong values and exceptions are shrunk, never hangs or deaths. `stop` is asked before every call.
    """
    end = time.monotonic() + SECONDS
    report = run.report
    for row in report.checks:
        case = _failed_case(run, row)
        if case is None or time.monotonic() > end or stop():
            continue
        found = _Search(run, case, partner, lambda: stop() or time.monotonic() > end).smallest()
        if found is not None and len(found[0].call) < len(row.exhibit.call if row.exhibit else ""):
            report = report.with_check(replace(row, counterexample=found[0]))
    return replace(run, report=report)


def _failed_case(run: Run, row: CheckResult) -> Case | None:
    for case in run.preparation.cases[row.name]:
        where = departure(case, run.held[case.key]) if case.key in run.held else None
        if where is not None:
            return case if case.check.given is not None and _is_shrinkable(where) else None
    return None


def _is_shrinkable(where: Departure) -> bool:
    return where.failure is None or where.failure.kind in SHRINKABLE


class _Search:
    """The search for one check: the same kind of fault on ever smaller inputs."""

    def __init__(self, run: Run, case: Case, partner: ChildPartner, stop: Callable[[], bool]) -> None:
        self._run = run
        self._case = case
        self._partner = partner
        self._stop = stop
        where = departure(case, run.held[case.key])
        self._kind = where.kind if where is not None else ""

    def smallest(self) -> tuple[Any, ...] | None:
        given = self._case.check.given
        assert given is not None
        example = smallest(given, self._fails, self._case.seed)
        if example is None:
            return None
        case, held = self._hold(example)
        where = departure(case, held)
        return (exhibit_of(case, held, where),) if where is not None else None

    def _fails(self, example: Any) -> bool:
        if self._stop():
            raise Stopped
        case, held = self._hold(example)
        where = departure(case, held)
        return where is not None and where.kind == self._kind

    def _hold(self, example: Any) -> tuple[Case, Conversation]:
        preparation, check = self._run.preparation, self._case.check
        case = case_of(check, 0, example, False, self._case.seed, preparation.suite, preparation.solution)
        return case, converse(check, example, self._partner, preparation.suite.forms, case.seed)
