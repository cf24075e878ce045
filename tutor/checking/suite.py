"""The checks of one exercise, read from its checks.py and looked over."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tutor.checking.author import Check
from tutor.checking.forms import Form
from tutor.checking.scenes import MakeScene
from tutor.checking.scripted import is_playable
from tutor.course import CourseError, Exercise


@dataclass(frozen=True)
class Suite:
    """The checks of an exercise in their order, the form of each function's answer, and the scenes of some.

    `playground` maps functions to what they are called with first in the playground, by the names of their parameters.
    """

    exercise: Exercise
    checks: tuple[Check, ...]
    forms: Mapping[str, Form]
    scenes: Mapping[str, MakeScene] = field(default_factory=dict)
    playground: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    @property
    def in_running_order(self) -> tuple[Check, ...]:
        """The checks with laws last: a law is only held once an example of its functions has passed.

        Examples come first: a submission that keeps the inputs it sees has then seen no hidden one which it could
        show where everything is shown.
        """
        return tuple(sorted(self.checks, key=lambda check: (check.law, not check.example)))


def read_suite(exercise: Exercise) -> Suite:
    """Read an exercise's checks.

    Raises:
        CourseError: there is no check, RETURNS does not describe exactly the exercise's functions, SCENES or
            PLAYGROUND names something else, or PLAYGROUND holds what cannot be passed.
    """
    namespace = exercise.run_checks_file()
    checks = tuple(value for value in namespace.values() if isinstance(value, Check))
    forms, scenes = namespace.get("RETURNS", {}), namespace.get("SCENES", {})
    if not checks:
        raise CourseError(f"{exercise.checks_path} holds no check: decorate a function with @check.")
    if set(forms) != set(exercise.functions):
        raise CourseError(
            f"{exercise.checks_path}: RETURNS must have one form for each of {', '.join(exercise.functions)}."
        )
    if not isinstance(scenes, Mapping) or not set(scenes) <= set(exercise.functions):
        raise CourseError(f"{exercise.checks_path}: SCENES may only name {', '.join(exercise.functions)}.")
    return Suite(exercise, checks, forms, scenes, _playground(namespace, exercise))


def _playground(namespace: Mapping[str, Any], exercise: Exercise) -> Mapping[str, Mapping[str, Any]]:
    playground: Mapping[str, Mapping[str, Any]] = namespace.get("PLAYGROUND", {})
    if not isinstance(playground, Mapping) or not set(playground) <= set(exercise.functions):
        raise CourseError(f"{exercise.checks_path}: PLAYGROUND may only name {', '.join(exercise.functions)}.")
    for function, arguments in playground.items():
        if not isinstance(arguments, dict) or not all(type(name) is str for name in arguments):
            raise CourseError(f"{exercise.checks_path}: PLAYGROUND maps {function} to a dict of arguments by name.")
        for name, value in arguments.items():
            if not is_playable(value):
                raise CourseError(
                    f"{exercise.checks_path}: PLAYGROUND has something for {name} of {function} that is neither plain "
                    "data nor callable."
                )
    return playground
