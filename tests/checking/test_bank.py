"""Reading misconceptions."""

import subprocess
import sys

import pytest

from tutor.checking.bank import read_misconceptions
from tutor.course import Course

READ_ALL = """
import sys
from tutor.checking.bank import read_misconceptions
from tutor.course import load_course
course = load_course()
for exercise in course.exercises:
    read_misconceptions(course, exercise)
assert "numpy" not in sys.modules
"""


def test_reading_them_does_not_import_numpy() -> None:
    subprocess.run([sys.executable, "-c", READ_ALL], check=True)


def test_a_family_has_a_variant_for_each_value(toys: Course) -> None:
    labels = [idea.label for idea in read_misconceptions(toys, toys.exercise("double"))]
    assert labels == ["squares", "other_factor(factor=3)", "other_factor(factor=4)", "never_ends"]


@pytest.mark.parametrize("id", ["grpo_advantages", "dynamic_sample", "outcome_vs_process", "turn_discounting"])
def test_what_the_learner_reads_is_plain_text(course: Course, id: str) -> None:
    for idea in read_misconceptions(course, course.exercise(id)):
        assert "*" not in idea.sentence.replace(" * ", ""), idea.name
