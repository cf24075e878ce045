"""The kill matrix: is every wrong idea caught, by pinned inputs alone, and told from every other?

An exercise that breaks one of these does not ship:
  - the solution passes every check, in a child like a learner's file;
  - the starter and functions that return None fail every check;
  - functions that return [] or their own argument fail every check of which that is not the right answer;
  - every variant of every misconception departs from the solution on a pinned input, in a check of its own function;
  - no two misconceptions of different names go the same way on every pinned input;
  - SCENES makes a picture of every answer of the solution, and of every wrong one of the right form.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations
from time import perf_counter

from tutor.checking.bank import Bank, Misconception
from tutor.checking.comparison import part
from tutor.checking.preparation import Case, Preparation, prepare
from tutor.checking.report import Report, Tolerance
from tutor.checking.running import run_checks
from tutor.checking.scene_making import scene_of
from tutor.checking.suite import read_suite
from tutor.checking.transcript import Call, Conversation
from tutor.checking.verdicts import alike
from tutor.course import Course, Exercise
from tutor.sandbox import Returned, Sandbox, Submission

SLOW = 0.25
"""Seconds that all checks together may take with the solution."""


@dataclass(frozen=True)
class Killed:
    """One variant of a misconception, and the checks that catch it with pinned inputs."""

    misconception: str
    checks: tuple[str, ...]


@dataclass(frozen=True)
class Findings:
    """What is wrong with an exercise (sentences), the matrix, and the seconds that the quickest run took."""

    problems: tuple[str, ...]
    rows: tuple[Killed, ...]
    seconds: float


def test_exercise(
    course: Course,
    exercise: Exercise,
    sandbox: Sandbox,
    seeds: Sequence[int] = (0,),
) -> Findings:
    """Look an exercise over on some seeds.

    Misconceptions are asked once: only pinned inputs count against them, and those are the same on every seed.

    Raises:
        CourseError: a part of the exercise is missing or does not run, or the solution fails a check.
    """
    suite = read_suite(exercise)
    problems: dict[str, None] = {}
    seconds: list[float] = []
    for seed in seeds:
        preparation = prepare(course, suite, seed)
        before = perf_counter()
        problems.update(dict.fromkeys(_solution_problems(course, preparation, sandbox)))
        seconds.append(perf_counter() - before)
        problems.update(dict.fromkeys(_trivial_problems(course, preparation, sandbox)))
    bank = Bank(course, preparation, sandbox)
    try:
        rows = tuple(_killed(bank, idea) for idea in bank.misconceptions)
        problems.update(dict.fromkeys([*_survivors(rows), *_twins(bank), *_undrawn(preparation, bank)]))
    finally:
        bank.end()
    quickest = min(seconds)
    if quickest > SLOW:
        problems[f"the checks are slow: {quickest:.2f} s with the solution"] = None
    return Findings(tuple(problems), rows, quickest)


test_exercise.__test__ = False  # type: ignore[attr-defined]  # its name looks like a test's to pytest


def _solution_problems(course: Course, preparation: Preparation, sandbox: Sandbox) -> Iterable[str]:
    exercise = preparation.suite.exercise
    report = run_checks(course, preparation, Submission.from_text("solution", exercise.solution), sandbox).report
    for check in report.checks:
        if check.outcome != "passed":
            yield f"the solution fails {check.name}: {check.message}"


def _trivial_problems(course: Course, preparation: Preparation, sandbox: Sandbox) -> Iterable[str]:
    exercise = preparation.suite.exercise

    def report(source: str) -> Report:
        return run_checks(course, preparation, Submission.from_text("trivial", source), sandbox).report

    for what, source in (
        ("the starter", exercise.starter),
        ("returning None", _all_return(exercise, "None")),
    ):
        for check in report(source).checks:
            if check.outcome == "passed":
                yield f"{what} passes {check.name}"
    for what, text, is_right in (
        ("returning []", "[]", lambda call: _is_right(call, [])),
        ("returning the argument", "args[0]", lambda call: bool(call.args) and _is_right(call, call.args[0])),
    ):
        for check in report(_all_return(exercise, text)).checks:
            calls = [call for case in preparation.cases[check.name] for call in case.reference.calls]
            if check.outcome == "passed" and not all(map(is_right, calls)):
                yield f"{what} passes {check.name}"


def _all_return(exercise: Exercise, text: str) -> str:
    return "\n".join(f"def {name}(*args, **kwargs): return {text}" for name in exercise.functions)


def _is_right(call: Call, value: object) -> bool:
    return isinstance(call.answer, Returned) and part(call.answer.value, value, Tolerance()) is None


def _killed(bank: Bank, idea: Misconception) -> Killed:
    caught = {case.check.name for case in _pinned(bank, idea.replaces) if _departs(bank, idea, case)}
    return Killed(idea.label, tuple(sorted(caught)))


def _pinned(bank: Bank, function: str) -> list[Case]:
    return [case for case in bank.cases_of(function) if case.pinned]


def _departs(bank: Bank, idea: Misconception, case: Case) -> bool:
    return bank.said(idea, case) is not None and bank.departs(idea, case)


def _survivors(killed: Iterable[Killed]) -> Iterable[str]:
    for row in killed:
        if not row.checks:
            yield f"{row.misconception} survives every pinned input"


def _twins(bank: Bank) -> Iterable[str]:
    for left, right in combinations(bank.misconceptions, 2):
        if left.name != right.name and left.replaces == right.replaces and _same_way(bank, left, right):
            yield f"{left.label} and {right.label} go the same way on every pinned input: pin one that tells them apart"


def _same_way(bank: Bank, left: Misconception, right: Misconception) -> bool:
    for case in _pinned(bank, left.replaces):
        ours, theirs = bank.said(left, case), bank.said(right, case)
        if ours is None or theirs is None:
            if ours is not theirs:
                return False
        elif (bank.departs(left, case) or bank.departs(right, case)) and not alike(ours, theirs):
            return False
    return True


def _undrawn(preparation: Preparation, bank: Bank) -> Iterable[str]:
    """Yield where SCENES fails, once for each check and whoever gave the answer."""
    for name, cases in preparation.cases.items():
        for who, calls in _who_said_what(bank, cases):
            scenes = map(partial(scene_of, preparation.suite), calls)
            trouble = next((scene for scene in scenes if isinstance(scene, str)), None)
            if trouble is not None:
                yield f"no picture of what {who} says in {name}: {trouble}"


def _who_said_what(bank: Bank, cases: Iterable[Case]) -> Iterable[tuple[str, list[Call]]]:
    yield "the solution", [call for case in cases for call in case.reference.calls]
    for idea in bank.misconceptions:
        theirs = [case for case in cases if case.pinned and case.reference.functions == {idea.replaces}]
        yield idea.label, [call for case in theirs for call in _answered(case, bank.said(idea, case))]


def _answered(case: Case, said: Conversation | None) -> Iterable[Call]:
    """Yield the solution's calls with another's answers, where a check yields an answer as it is."""
    for right, theirs in zip(case.reference.yields, said.yields if said is not None else (), strict=False):
        for call in (case.reference.calls[number] for number in right.calls):
            if call.answer == Returned(right.value):
                yield replace(call, answer=Returned(theirs.value))
