"""What the playground begins with: one call of each function, from PLAYGROUND or from the checks."""

import inspect
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tutor.checking.converse import converse
from tutor.checking.partner import SolutionPartner
from tutor.checking.scripted import InTurn, is_playable, ready
from tutor.checking.suite import Suite
from tutor.checking.transcript import Call
from tutor.course import CourseError
from tutor.sandbox import Returned

MOST_VALUES = 400
"""Values that the arguments of one call may hold: more cannot be looked through one by one."""


@dataclass(frozen=True)
class Argument:
    """One argument: plain data or a callable; `by_name` for a parameter that the exercise calls optional."""

    name: str
    value: Any
    by_name: bool = False


@dataclass(frozen=True)
class Draft:
    """A call before it is made: its function and its arguments. Nothing in it is ever changed, only replaced."""

    function: str
    arguments: tuple[Argument, ...]

    @property
    def values(self) -> tuple[Any, ...]:
        """The arguments' values, in order."""
        return tuple(argument.value for argument in self.arguments)

    def with_values(self, values: Sequence[Any]) -> "Draft":
        """Return the same call with other values."""
        pairs = zip(self.arguments, values, strict=True)
        return replace(self, arguments=tuple(replace(argument, value=value) for argument, value in pairs))

    def passed(self) -> tuple[list[Any], dict[str, Any]]:
        """Return the arguments as they are passed, by place and by name, with fresh callables for scripts."""
        values = [(argument, ready(argument.value, argument.name)) for argument in self.arguments]
        by_place = [value for argument, value in values if not argument.by_name]
        return by_place, {argument.name: value for argument, value in values if argument.by_name}


def starts(suite: Suite, solution: Mapping[str, Any]) -> dict[str, Draft]:
    """Return the call that the playground begins with, for each function of the exercise.

    Where PLAYGROUND does not say, it is the first call of the function in a conversation on pinned inputs, examples
    first; an optional parameter that neither mentions has the solution's default.

    Raises:
        CourseError: PLAYGROUND names a parameter that is not one or leaves one out; or neither it nor a pinned input
            calls the function with at most MOST_VALUES values.
    """
    return {function: _start(function, suite, solution) for function in suite.exercise.functions}


def _start(function: str, suite: Suite, solution: Mapping[str, Any]) -> Draft:
    parameters = inspect.signature(solution[function]).parameters
    given = suite.playground.get(function)
    if given is None:
        given = _recorded(function, suite, solution, tuple(parameters))
    if unknown := given.keys() - parameters.keys():
        raise CourseError(f"{suite.exercise.checks_path}: {function} has no parameter {min(unknown)}; see PLAYGROUND.")
    arguments = []
    for name, parameter in parameters.items():
        is_optional = parameter.default is not parameter.empty
        if name not in given and not is_optional:
            raise CourseError(f"{suite.exercise.checks_path}: PLAYGROUND must say what {name} of {function} is.")
        value = given.get(name, parameter.default)
        if is_playable(value):
            arguments.append(Argument(name, value, is_optional))
    return Draft(function, tuple(arguments))


def _recorded(function: str, suite: Suite, solution: Mapping[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    for call in _calls(suite, SolutionPartner(solution)):
        fits = isinstance(call.answer, Returned) and how_many([*call.args, *call.kwargs.values()]) <= MOST_VALUES
        if call.function == function and fits:
            return {**dict(zip(names, call.args, strict=False)), **call.kwargs}
    raise CourseError(
        f"{suite.exercise.checks_path}: no pinned input calls {function} with few values, so PLAYGROUND must say what "
        "the playground begins with."
    )


def _calls(suite: Suite, solution: SolutionPartner) -> Iterator[Call]:
    for check in suite.in_running_order:
        for example in check.examples if check.arguments else [()]:
            yield from converse(check, example, solution, suite.forms, 0).calls


def how_many(value: Any) -> int:
    """Return how many values plain data holds, the lists themselves counted too."""
    if isinstance(value, list | tuple):
        return 1 + sum(map(how_many, value))
    if isinstance(value, dict):
        return 1 + sum(map(how_many, value.values()))
    return how_many(value.answers) if isinstance(value, InTurn) else 1
