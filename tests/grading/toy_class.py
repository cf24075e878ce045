"""A class on the toy course: what its students hand in, and how it is graded."""

import shutil
from pathlib import Path

from tutor.course import Course, load_course
from tutor.grading.entry import Entry
from tutor.grading.fingerprints import course_fingerprint
from tutor.sandbox import Submission

TOYS = Path(__file__).parents[1] / "courses" / "toy"
SEED = 7

RIGHT = "def double(values):\n    return [2 * value for value in values]\n"
SQUARES = "def double(values):\n    return [value * value for value in values]\n"
SQUARES_TOO = "def double(xs):\n    return list(map(lambda x: x ** 2.0, xs))\n"
NEVER_ENDS = "def double(values):\n    while True:\n        pass\n"
DEADLY = "def double(values):\n    return [666 for value in values]\n"

_DEADLY_CHECK = """

@check("Ends the grader", examples=[[1]])
def ends_the_grader(submission, values):
    answer = submission.double(values)
    if answer == [666]:
        import os

        os._exit(9)
    yield answer
"""


def entry(student: str, text: str, exercise: str = "double") -> Entry:
    """One student's text for an exercise."""
    return Entry(student, exercise, Submission.from_text(f"{student}.py", text))


def nothing(student: str, exercise: str = "double") -> Entry:
    """A student who sent nothing."""
    return Entry(student, exercise, Submission(f"{student}.py", "", f"Nothing was sent for {exercise}."), is_sent=False)


def prints(course: Course, *exercises: str) -> dict[str, str]:
    """The fingerprints of some exercises."""
    return {id: course_fingerprint(course, course.exercise(id)) for id in exercises or ("double",)}


def deadly_course(folder: Path) -> Path:
    """The toys, with a check that ends the grader's own process when it sees a DEADLY answer."""
    course = shutil.copytree(TOYS, folder / "deadly")
    checks = load_course(course).exercise("double").checks_path
    checks.write_text(checks.read_text() + _DEADLY_CHECK)
    return course
