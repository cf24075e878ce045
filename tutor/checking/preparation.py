"""What can be done before a submission is there: drawing inputs, and hearing what the solution says to them."""

import zlib
from dataclasses import dataclass, replace
from typing import Any

import hypothesis

from tutor.checking.author import Check
from tutor.checking.converse import converse
from tutor.checking.drawing import draw
from tutor.checking.partner import SolutionPartner
from tutor.checking.script import Line, lines_of
from tutor.checking.suite import Suite
from tutor.checking.transcript import Conversation
from tutor.course import Course, CourseError

_FAR_BELOW_ANY_TOLERANCE = 1e-14
_NOISE = 1e-20
"""What a sum of numbers around 1 misses zero by is larger than this; what is smaller was meant."""


@dataclass(frozen=True)
class Case:
    """One conversation to be held: a check, one example of it, and what the solution said.

    `pinned` tells examples that always run from drawn ones; `seed` reseeds the partner's generators.
    """

    check: Check
    index: int
    example: Any
    pinned: bool
    seed: int
    reference: Conversation

    @property
    def key(self) -> tuple[str, int]:
        """The case's name within its preparation."""
        return self.check.name, self.index


@dataclass(frozen=True)
class Preparation:
    """All cases of a suite for one seed, and the versions of what they depend on.

    `scripts` holds by case what is said in it if all answers are right; nothing where a callable has a part.
    """

    suite: Suite
    seed: int
    solution: SolutionPartner
    cases: dict[str, tuple[Case, ...]]
    scripts: dict[tuple[str, int], tuple[Line, ...]]
    versions: dict[str, str]


def prepare(course: Course, suite: Suite, seed: int) -> Preparation:
    """Draw the inputs for `seed` and hold every conversation with the solution.

    Raises:
        CourseError: the solution does not get through one of its own checks.
    """
    solution = SolutionPartner(course.solution(suite.exercise))
    cases = {check.name: _cases(check, suite, solution, seed) for check in suite.checks}
    scripts = {case.key: lines_of(case.reference, case.seed) for each in cases.values() for case in each}
    versions = {"course": course.version, "hypothesis": hypothesis.__version__}
    return Preparation(suite, seed, solution, cases, scripts, versions)


def _cases(check: Check, suite: Suite, solution: SolutionPartner, seed: int) -> tuple[Case, ...]:
    pinned = list(check.examples) if check.arguments else [()]
    drawn = draw(check.given, _number(suite, check, seed)) if check.given is not None else []
    return tuple(
        case_of(check, index, example, index < len(pinned), _number(suite, check, index), suite, solution)
        for index, example in enumerate([*pinned, *drawn])
    )


def _number(suite: Suite, check: Check, of: int) -> int:
    return zlib.crc32(f"{suite.exercise.id}/{check.name}/{of}".encode())


def case_of(
    check: Check, index: int, example: Any, pinned: bool, seed: int, suite: Suite, solution: SolutionPartner
) -> Case:
    """Make a case of one example by holding its conversation with the solution."""
    reference = converse(check, example, solution, suite.forms, seed)
    if reference.failure is not None:
        raise CourseError(
            f"{suite.exercise.id}, check {check.name}: the solution fails it: {reference.failure.sentence}."
        )
    if not reference.yields:
        raise CourseError(f"{suite.exercise.id}, check {check.name}: it yields nothing on {example!r}.")
    return Case(check, index, example, pinned, seed, _as_it_is_shown(reference))


def _as_it_is_shown(reference: Conversation) -> Conversation:
    """Return the solution's conversation with 0.0 where a sum of rounded numbers missed it by a hair."""
    yields = (replace(said, value=_without_noise(said.value)) for said in reference.yields)
    return replace(reference, yields=tuple(yields))


def _without_noise(value: Any) -> Any:
    if type(value) is float:
        return 0.0 if _NOISE < abs(value) < _FAR_BELOW_ANY_TOLERANCE else value
    if type(value) is list:
        return [_without_noise(entry) for entry in value]
    return {key: _without_noise(entry) for key, entry in value.items()} if type(value) is dict else value
