"""The misconceptions of an exercise, and what each of them says in every conversation."""

import inspect
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tutor.checking.converse import converse
from tutor.checking.partner import ChildPartner, Loader
from tutor.checking.preparation import Case, Preparation
from tutor.checking.transcript import Conversation
from tutor.course import Course, CourseError, Exercise
from tutor.course import misconception as misconception_module
from tutor.course.misconception import marked
from tutor.sandbox import Child, Ended, Raised, Returned, Sandbox

DEADLINE = 0.5
"""Seconds for a call of a misconception: those that never end are told from slow ones by their name, not by waiting."""


@dataclass(frozen=True)
class Misconception:
    """One variant of a named wrong idea: a function of misconceptions.py with some arguments fixed."""

    name: str
    replaces: str
    sentence: str
    arguments: tuple[tuple[str, Any], ...]

    @property
    def label(self) -> str:
        """The name, with the variant's arguments where it has any."""
        values = ", ".join(f"{key}={value!r}" for key, value in self.arguments)
        return f"{self.name}({values})" if values else self.name


def read_misconceptions(course: Course, exercise: Exercise) -> tuple[Misconception, ...]:
    """Read the misconceptions of an exercise.

    Raises:
        CourseError: one has no docstring, or replaces a function that the exercise does not have.
    """
    namespace = exercise.run_misconceptions_file(_importable(course, exercise))
    found = []
    for name, function, replaces, arguments in marked(namespace):
        sentence = " ".join((inspect.getdoc(function) or "").split())
        if not sentence:
            raise CourseError(
                f"{exercise.id}: the misconception {name} needs a docstring, which is what the learner reads."
            )
        if replaces not in exercise.functions:
            raise CourseError(
                f"{exercise.id}: the misconception {name} replaces {replaces}, which is not of this exercise."
            )
        found.append(Misconception(name, replaces, sentence, tuple(arguments.items())))
    return tuple(found)


def _importable(course: Course, exercise: Exercise) -> dict[str, Any]:
    from tutor.course.modules import module_of

    return {
        **course.solution_modules(exercise),
        exercise.id: module_of(exercise.id, course.solution(exercise)),
    }


class Bank:
    """What every misconception says in the cases of one preparation; each is asked once, in a child, and kept."""

    def __init__(self, course: Course, preparation: Preparation, sandbox: Sandbox) -> None:
        self._course = course
        self._preparation = preparation
        self._sandbox = sandbox
        self._said: dict[Misconception, Mapping[tuple[str, int], Conversation]] = {}

    @cached_property
    def misconceptions(self) -> tuple[Misconception, ...]:
        """All variants, in the order of the file."""
        return read_misconceptions(self._course, self._preparation.suite.exercise)

    def said_by(self, misconception: Misconception) -> Mapping[tuple[str, int], Conversation]:
        """Return the misconception's conversations by case, only of cases that call its function alone."""
        if misconception not in self._said:
            self._said[misconception] = self._ask(misconception)
        return self._said[misconception]

    def cases_of(self, function: str) -> list[Case]:
        """Return the cases that call `function` and no other."""
        return [
            case
            for cases in self._preparation.cases.values()
            for case in cases
            if case.reference.functions == {function}
        ]

    def _ask(self, misconception: Misconception) -> Mapping[tuple[str, int], Conversation]:
        partner = ChildPartner(self._sandbox, self._loader(misconception), DEADLINE)
        try:
            return dict(self._conversations(misconception, partner))
        finally:
            partner.end()

    def _conversations(self, misconception: Misconception, partner: ChildPartner) -> Any:
        forms = self._preparation.suite.forms
        late: set[str] = set()
        for case in self.cases_of(misconception.replaces):
            if case.check.name in late:
                continue
            held = converse(case.check, case.example, partner, forms, case.seed)
            if held.failure is not None and held.failure.kind == "timeout":
                late.add(case.check.name)
            yield case.key, held

    def _loader(self, misconception: Misconception) -> Loader:
        exercise = self._preparation.suite.exercise
        arguments = ", ".join(f"{name}={value!r}" for name, value in misconception.arguments)
        source = (
            f"import functools, _misconceptions\nfrom {exercise.id} import *\n"
            f"{misconception.replaces} = functools.partial(_misconceptions.{misconception.name}, {arguments})\n"
        )
        modules = {
            "_misconceptions": exercise.misconceptions,
            misconception_module.__name__: inspect.getsource(misconception_module),
            **{id: self._course.exercise(id).solution for id in (exercise.id, *exercise.builds_on)},
        }

        def load(child: Child) -> Returned | Raised | Ended:
            return child.load(
                source, "misconception", modules=modules, stubs={}, deadline=exercise.facts.import_deadline
            )

        return load
