"""The kill matrix accepts what is strong and names what is weak."""

import shutil
from pathlib import Path

import pytest

from tutor.checking.kill_matrix import test_exercise as look_over
from tutor.course import Course, CourseError, load_course
from tutor.sandbox import Sandbox

TOYS = Path(__file__).parent.parent / "courses" / "toy"


@pytest.mark.parametrize("id", ["double", "fill_batch", "pick_better", "visits", "quadruple"])
def test_the_toys_are_strong(toys: Course, sandbox: Sandbox, id: str) -> None:
    assert look_over(toys, toys.exercise(id), sandbox, seeds=[0, 1]).problems == ()


def changed(folder: Path, file: str, old: str, new: str) -> Course:
    shutil.copytree(TOYS, folder / "course")
    path = folder / "course" / file
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))
    return load_course(folder / "course")


@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        (
            "checks.py",
            "yield submission.double([1, 2])",
            "yield len(submission.double([1, 2]))",
            "argument passes two",
        ),
        ("misconceptions.py", "factor=[3, 4]", "factor=[2]", "other_factor(factor=2) survives"),
        ("misconceptions.py", "return [factor * value", "return [value * value", "go the same way"),
        (
            "starter.py",
            "raise NotImplementedError",
            "return [2 * v for v in values]",
            "the starter passes",
        ),
    ],
)
def test_a_weakness_is_named(tmp_path: Path, sandbox: Sandbox, file: str, old: str, new: str, words: str) -> None:
    course = changed(tmp_path, f"exercises/double/{file}", old, new)
    problems = look_over(course, course.exercise("double"), sandbox, seeds=[0]).problems
    assert any(words in problem for problem in problems), problems


def test_misconceptions_that_do_not_load_are_an_error_of_the_course(tmp_path: Path, sandbox: Sandbox) -> None:
    course = changed(tmp_path, "exercises/double/misconceptions.py", "factor=[3, 4]", "factor=[int, float]")
    with pytest.raises(CourseError, match="the misconceptions do not run in a child"):
        look_over(course, course.exercise("double"), sandbox, seeds=[0])
