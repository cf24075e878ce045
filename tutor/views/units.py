"""What an entry of an answer is called: a sample, a step, a turn."""

from collections.abc import Mapping

from tutor.checking.report import CheckResult
from tutor.course.exercise import Exercise

ENTRY = "entry"


def units_of(exercise: Exercise) -> dict[str, str]:
    """Return the unit of each function of an exercise."""
    return {name: facts.unit for name, facts in exercise.facts.functions.items()}


def unit_of(result: CheckResult, units: Mapping[str, str]) -> str:
    """Return the unit of the function that a check's exhibit called, "entry" where it is not known."""
    if result.exhibit is None:
        return ENTRY
    return units.get(result.exhibit.call.partition("(")[0], ENTRY)
