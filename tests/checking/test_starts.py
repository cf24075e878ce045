"""What the playground begins with, and what an author may say about it."""

from pathlib import Path
from typing import Any

import pytest

from tutor.checking.playground import Playground
from tutor.checking.scripted import InTurn, OneOf, in_turn, is_playable, one_of, ready
from tutor.checking.starts import Argument, Draft, how_many, starts
from tutor.checking.suite import read_suite
from tutor.course import Course, CourseError, load_course
from tutor.sandbox import Sandbox

SOLUTION = "def f(values, gamma=0.5, pick=None):\n    return [gamma * value for value in values]\n"
CHECKS = """
from tutor.checking.author import check, forms
from tutor.checking.scripted import in_turn, one_of
RETURNS = {"f": forms.numbers()}
@check("Long first", examples=[[1] * 500, [4, 5]])
def long_first(submission, values):
    yield submission.f(values, gamma=0.25)
@check("Shown in the lesson", example=True)
def shown(submission):
    yield submission.f([1, 2])
"""


def draft_of(folder: Path, checks: str = CHECKS, solution: str = SOLUTION) -> Draft:
    (folder / "exercises" / "f").mkdir(parents=True)
    (folder / "solutions").mkdir()
    (folder / "exercises" / "course.toml").write_text(
        'title = "T"\nversion = "1"\n[[tracks]]\ntitle = "A"\nexercises = ["f"]\n'
    )
    (folder / "exercises" / "f" / "exercise.toml").write_text(
        'title = "F"\nsummary = "F."\nhints = []\n[functions.f]\n'
    )
    (folder / "exercises" / "f" / "checks.py").write_text(checks)
    (folder / "solutions" / "f.py").write_text(solution)
    course = load_course(folder)
    exercise = course.exercise("f")
    return starts(read_suite(exercise), course.solution(exercise))["f"]


def test_it_begins_with_the_call_of_the_first_example(tmp_path: Path) -> None:
    draft = draft_of(tmp_path)
    assert draft.arguments == (
        Argument("values", [1, 2]),
        Argument("gamma", 0.5, by_name=True),
        Argument("pick", None, by_name=True),
    )
    assert draft.passed() == ([[1, 2]], {"gamma": 0.5, "pick": None})


def test_inputs_that_are_too_long_to_look_through_are_passed_over(tmp_path: Path) -> None:
    draft = draft_of(tmp_path, CHECKS.partition('@check("Shown')[0])
    assert draft.values[:2] == ([4, 5], 0.25)


def test_an_author_says_what_to_begin_with(tmp_path: Path) -> None:
    said = 'PLAYGROUND = {"f": {"values": [7], "pick": one_of(min, max)}}'
    assert draft_of(tmp_path, CHECKS + said).values == ([7], 0.5, OneOf((min, max)))


@pytest.mark.parametrize(
    ("said", "error"),
    [
        ('{"g": {}}', "PLAYGROUND may only name f"),
        ('["f"]', "PLAYGROUND may only name f"),
        ("None", "PLAYGROUND may only name f"),
        ('{"f": [1]}', "a dict of arguments by name"),
        ('{"f": {1: 2}}', "a dict of arguments by name"),
        ('{"f": {"values": {1, 2}}}', "neither plain data nor callable"),
        ('{"f": {"values": one_of()}}', "neither plain data nor callable"),
        ('{"f": {"values": in_turn(object())}}', "neither plain data nor callable"),
        ('{"f": {"valeus": [1], "values": [1]}}', "f has no parameter valeus"),
        ('{"f": {"gamma": 1}}', "must say what values of f is"),
    ],
)
def test_what_an_author_cannot_have_meant_is_an_error_of_the_course(tmp_path: Path, said: str, error: str) -> None:
    with pytest.raises(CourseError, match=error):
        draft_of(tmp_path, f"{CHECKS}PLAYGROUND = {said}")


def test_where_nothing_is_to_begin_with_the_course_is_at_fault(tmp_path: Path) -> None:
    checks = CHECKS.partition('@check("Shown')[0].replace(", [4, 5]", "")
    with pytest.raises(CourseError, match="no pinned input calls f with few values, so PLAYGROUND must say"):
        draft_of(tmp_path, checks)


def test_a_script_is_fresh_wherever_it_stands_and_carries_the_name_of_its_argument() -> None:
    passed = ready({"tool": in_turn(1), "rest": (in_turn(2), [one_of(max)])}, "tools")
    assert passed["tool"].__name__ == "tool"
    assert passed["rest"][0].__name__ == "rest"
    assert passed["rest"][1] == [max]
    assert passed["tool"]("whatever") == 1
    with pytest.raises(LookupError, match="its script has 1 answer, and it was asked once more"):
        passed["tool"]()


@pytest.mark.parametrize("value", [1, "a", None, [(1, [{"a": True}])], {1: []}, max, in_turn([1]), one_of(min)])
def test_plain_data_and_callables_can_be_played_with(value: Any) -> None:
    assert is_playable(value)


@pytest.mark.parametrize("value", [{1}, object(), [b""], {(1,): 2}, OneOf(()), InTurn([{1}]), 1j])
def test_nothing_else_can(value: Any) -> None:
    assert not is_playable(value)


def test_values_are_counted_with_the_lists_that_hold_them() -> None:
    assert how_many([1, [2, 3], {"a": 4}, in_turn(5)]) == 1 + 1 + 3 + 2 + 2


def test_every_function_of_the_course_can_be_played_with(course: Course, sandbox: Sandbox) -> None:
    for exercise in course.exercises:
        playground = Playground(course, exercise, sandbox)
        for function, draft in playground.starts.items():
            for _ in range(2):
                played = playground.refer(draft)
                assert played.failure is None, f"{exercise.id}: PLAYGROUND should say what {function} begins with"
        playground.close()
