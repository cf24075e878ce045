"""From a run of the checks to the scenes of one of them: which call its picture shows."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from tutor.checking.comparison import part
from tutor.checking.report import CheckResult, Tolerance
from tutor.checking.running import Run
from tutor.checking.scene_making import scene_of
from tutor.checking.scenes import Scene
from tutor.checking.transcript import Call, Conversation
from tutor.checking.verdicts import departure
from tutor.checking.wording import call_text
from tutor.sandbox.answers import Returned


@dataclass(frozen=True)
class Depiction:
    """The scenes of the answers to one call; a side is None where it has no answer that can be drawn.

    `call` is that call as text: a check may look at several at once. `problem` is the sentence about what went wrong in
    making a scene. Where there is no scene at all, `elsewhere` is the row of the first check that has one.
    """

    yours: Scene | None = None
    reference: Scene | None = None
    tolerance: Tolerance = field(default_factory=Tolerance)
    call: str = ""
    problem: str = ""
    elsewhere: CheckResult | None = None


def depict(run: Run, result: CheckResult) -> Depiction | None:
    """Return the scenes of the exchange that a check's row shows, or where else there are some; None for neither.

    Reports do not hold what a scene needs, so that thousands of them stay light: the conversations do.
    """
    if (here := _scenes(run, result)) is not None:
        return here
    elsewhere = next((row for row in run.report.checks if (found := _scenes(run, row)) and _has_any(found)), None)
    return None if elsewhere is None else Depiction(elsewhere=elsewhere)


def _has_any(depiction: Depiction) -> bool:
    return depiction.yours is not None or depiction.reference is not None


def _scenes(run: Run, result: CheckResult) -> Depiction | None:
    suite = run.preparation.suite
    if not suite.scenes or (found := _exchange(run, result)) is None:
        return None
    theirs, right, tolerance = found
    yours, reference = scene_of(suite, theirs), scene_of(suite, right) if right is not None else None
    problem = next((side for side in (reference, yours) if isinstance(side, str)), "")
    sides = [None if isinstance(side, str) else side for side in (yours, reference)]
    return Depiction(sides[0], sides[1], tolerance, call_text(theirs), problem) if problem or any(sides) else None


def _exchange(run: Run, result: CheckResult) -> tuple[Call, Call | None, Tolerance] | None:
    """Return the call that is to be drawn, as it went with the learner and with the solution."""
    shown = _shown(run, result)
    if shown is None:
        return None
    held, reference, index = shown
    numbers: Iterable[int] = [len(held.calls) - 1] if held.calls else []
    tolerance = Tolerance()
    if index < len(held.yields):
        numbers, tolerance = held.yields[index].calls, held.yields[index].tolerance
    pairs = [(held.calls[number], _counterpart(reference, held, number)) for number in numbers]
    differing = (pair for pair in pairs if _differ(*pair, tolerance))
    chosen = next(differing, pairs[-1] if pairs else None)
    return None if chosen is None else (*chosen, tolerance)


def _shown(run: Run, result: CheckResult) -> tuple[Conversation, Conversation, int] | None:
    """Return the conversation that the row's exhibit is of, its reference, and the yield: the first that departs."""
    first = None
    for case in run.preparation.cases.get(result.name, ()):
        held = run.held.get(case.key)
        if held is None:
            continue
        if (where := departure(case, held)) is not None:
            return held, case.reference, where.yield_index
        first = first or (held, case.reference, 0)
    return first


def _counterpart(reference: Conversation, held: Conversation, number: int) -> Call | None:
    same = number < len(reference.calls) and reference.calls[number].function == held.calls[number].function
    return reference.calls[number] if same else None


def _differ(theirs: Call, right: Call | None, tolerance: Tolerance) -> bool:
    mine, other = theirs.answer, right.answer if right is not None else None
    if not isinstance(mine, Returned) or not isinstance(other, Returned):
        return True
    return part(other.value, mine.value, tolerance) is not None
