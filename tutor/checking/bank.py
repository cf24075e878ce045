"""The misconceptions of an exercise, and what each of them says in every conversation."""

import inspect
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from tutor.checking.converse import converse
from tutor.checking.partner import ChildPartner, Partner
from tutor.checking.preparation import Case, Preparation
from tutor.checking.recalling import Recall
from tutor.checking.report import Report
from tutor.checking.transcript import Conversation
from tutor.checking.verdicts import departure
from tutor.course import Course, CourseError, Exercise
from tutor.course import misconception as misconception_module
from tutor.course.misconception import marked
from tutor.course.modules import module_of
from tutor.sandbox import Child, Ended, Raised, Returned, Sandbox
from tutor.sandbox.answers import Answer

DEADLINE = 0.5
"""Seconds for a call of a misconception: those that never end are told from slow ones by their name, not by waiting."""


@dataclass(frozen=True)
class Misconception:
    """One variant of a named wrong idea: a function of misconceptions.py with some arguments fixed.

    `number` counts the variants of an exercise from 0.
    """

    number: int
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
    found: list[Misconception] = []
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
        found.append(Misconception(len(found), name, replaces, sentence, tuple(arguments.items())))
    return tuple(found)


def _importable(course: Course, exercise: Exercise) -> dict[str, Any]:
    return {
        **course.solution_modules(exercise),
        exercise.id: module_of(exercise.id, course.solution(exercise)),
    }


class Bank:
    """What misconceptions say in the cases of one preparation: each is asked once a case, in a child, and kept.

    All are loaded into one child, and a fresh one after a death. Not for several threads at once. `named` keeps
    reports in which the misconceptions are named.
    """

    def __init__(self, course: Course, preparation: Preparation, sandbox: Sandbox) -> None:
        self._course = course
        self._preparation = preparation
        self._partner = ChildPartner(sandbox, self._load, DEADLINE)
        self._said: dict[tuple[int, tuple[str, int]], Conversation] = {}
        self._wrong: dict[tuple[int, tuple[str, int]], bool] = {}
        self._late: set[tuple[int, str]] = set()
        self._cases: dict[str, list[Case]] = {}
        self.named: Recall[Report] = Recall()

    @cached_property
    def misconceptions(self) -> tuple[Misconception, ...]:
        """All variants, in the order of the file."""
        return read_misconceptions(self._course, self._preparation.suite.exercise)

    def cases_of(self, function: str) -> list[Case]:
        """Return the cases that call `function` and no other; not to be changed."""
        if function not in self._cases:
            cases = (case for cases in self._preparation.cases.values() for case in cases)
            self._cases[function] = [case for case in cases if case.reference.functions == {function}]
        return self._cases[function]

    def said(self, idea: Misconception, case: Case) -> Conversation | None:
        """Return the misconception's conversation in a case, or None once it ran out of time in that check.

        Its calls are without arguments and answers, which may be large and which nobody compares.
        """
        key = (idea.number, case.key)
        if key not in self._said:
            if (idea.number, case.check.name) in self._late:
                return None
            self._said[key] = self._ask(idea, case)
        return self._said[key]

    def departs(self, idea: Misconception, case: Case) -> bool:
        """Return whether the misconception's conversation in a case, which there must be, parts from the solution's."""
        key = (idea.number, case.key)
        if key not in self._wrong:
            self._wrong[key] = departure(case, self._said[key]) is not None
        return self._wrong[key]

    def end(self) -> None:
        """Let the child go; what was said is kept."""
        self._partner.end()

    def _ask(self, idea: Misconception, case: Case) -> Conversation:
        partner = _Renamed(self._partner, {idea.replaces: _variant_name(idea)})
        held = converse(case.check, case.example, partner, self._preparation.suite.forms, case.seed)
        if held.failure is not None and held.failure.kind == "timeout":
            self._late.add((idea.number, case.check.name))
        return replace(held, calls=tuple(replace(call, args=(), kwargs={}, answer=None) for call in held.calls))

    def _load(self, child: Child) -> Returned | Raised | Ended:
        exercise = self._preparation.suite.exercise
        modules = {
            "_misconceptions": exercise.misconceptions,
            misconception_module.__name__: inspect.getsource(misconception_module),
            **{id: self._course.exercise(id).solution for id in (exercise.id, *exercise.builds_on)},
        }
        lines = ["import functools, _misconceptions", *map(_variant_line, self.misconceptions)]
        loaded = child.load(
            "\n".join(lines), "misconceptions", modules=modules, stubs={}, deadline=exercise.facts.import_deadline
        )
        if isinstance(loaded, Ended) and loaded.kind in ("syntax", "import_failed"):
            raise CourseError(f"{exercise.id}: the misconceptions do not run in a child: {loaded.sentence}")
        return loaded


def _variant_name(idea: Misconception) -> str:
    return f"variant_{idea.number}"


def _variant_line(idea: Misconception) -> str:
    arguments = "".join(f", {name}={value!r}" for name, value in idea.arguments)
    return f"{_variant_name(idea)} = functools.partial(_misconceptions.{idea.name}{arguments})"


@dataclass(frozen=True)
class _Renamed:
    """A partner that knows some functions under other names."""

    partner: Partner
    names: Mapping[str, str]

    def call(self, function: str, args: Sequence[Any], kwargs: Mapping[str, Any], seed: int | None) -> Answer:
        return self.partner.call(self.names[function], args, kwargs, seed)
