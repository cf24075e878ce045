"""Grades of what no check was held with: a row for each check all the same."""

from tutor.checking.report import Report
from tutor.checking.rows import unheld_row
from tutor.checking.suite import read_suite
from tutor.course import Course
from tutor.grading.entry import Entry
from tutor.grading.grade import Grade


def unheld_grade(course: Course, seed: int, entry: Entry, problem: str) -> Grade:
    """Return a grade without a point, whose problem is this sentence.

    It has no digest, so that it is never taken for the grade of what was sent.

    Raises:
        CourseError: the exercise's checks cannot be read.
    """
    rows = tuple(unheld_row(check, "error", problem) for check in read_suite(course.exercise(entry.exercise)).checks)
    report = Report(
        entry.exercise, entry.submission.name, seed, rows, problem, notes=entry.notes,
        versions={"course": course.version},
    )  # fmt: skip
    return Grade(entry.student, entry.exercise, "", report, is_sent=entry.is_sent)
