"""A gradebook as it is read: the grades, what an instructor decided on top of them, and what they add up to."""

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from tutor.checking.report import Outcome
from tutor.course import Course, Exercise
from tutor.grading.entry import Entry
from tutor.grading.for_students import for_students
from tutor.grading.grade import Grade
from tutor.grading.gradebook import Gradebook, Mark, mark_of
from tutor.grading.scoring import Score, Scoring, score_points
from tutor.grading.unheld import unheld_grade
from tutor.sandbox import Submission
from tutor.views.words import NOTHING_SENT

POINTS_AS_EARNED: Final = Scoring()


@dataclass(frozen=True)
class Graded:
    """What one student has for one exercise, without the report; `is_sent` as in Grade."""

    student: str
    exercise: Exercise
    outcome: Outcome
    score: Score
    is_sent: bool = True

    @property
    def said(self) -> str:
        """The outcome's word, or that there was nothing to have one."""
        return self.outcome if self.is_sent else NOTHING_SENT

    @property
    def stands_as(self) -> str:
        """The word for the points that count: by hand, or from a share on, an exercise may be passed where a check is
        not, and the other way round."""
        return "passed" if self.score.passed else "failed" if self.said == "passed" else self.said


@dataclass(frozen=True)
class Total:
    """One student's points over all exercises, each exercise's multiplied by its weight.

    `graded` is how many exercises there is a grade for; where one is missing it counts no points.
    """

    points: float
    max_points: float
    graded: int
    passed: bool


@dataclass(frozen=True)
class GradebookView:
    """All that is graded, for exports and for findings about the class.

    `exercises` are those that anything is graded for, in the course's order; `graded` is sorted by student, then as
    the exercises are. `fetch` gives the grade of a student and an exercise's id: a class has more reports than should
    be held at once. Unless `shows_inputs`, its reports name no input of a hidden check: students may see them.
    """

    course: Course
    exercises: tuple[Exercise, ...]
    graded: tuple[Graded, ...]
    seed: int
    fetch: Callable[[str, str], Grade]
    shows_inputs: bool

    @cached_property
    def _by_student(self) -> dict[str, dict[str, Graded]]:
        found: dict[str, dict[str, Graded]] = {}
        for one in self.graded:
            found.setdefault(one.student, {})[one.exercise.id] = one
        return found

    @cached_property
    def _most_points(self) -> dict[str, float]:
        """The weighted points that each exercise can bring, as those have it who are graded."""
        return {
            exercise.id: exercise.facts.weight * max(one.score.max_points for one in self.of_exercise(exercise))
            for exercise in self.exercises
        }

    @property
    def students(self) -> tuple[str, ...]:
        """The names of all students, in the order of the alphabet."""
        return tuple(self._by_student)

    def grade(self, graded: Graded) -> Grade:
        """Return the grade with its report."""
        return self.fetch(graded.student, graded.exercise.id)

    def of(self, student: str, exercise: Exercise) -> Graded | None:
        """Return what a student has for an exercise, None where nothing is graded."""
        return self._by_student[student].get(exercise.id)

    def of_student(self, student: str) -> tuple[Graded, ...]:
        """Return all that one student has, in the course's order."""
        return tuple(self._by_student[student].values())

    def of_exercise(self, exercise: Exercise) -> tuple[Graded, ...]:
        """Return what all students have for one exercise."""
        return tuple(one for one in self.graded if one.exercise.id == exercise.id)

    def total(self, student: str) -> Total:
        """Return what a student's points add up to."""
        rows = self.of_student(student)
        missing = (most for id, most in self._most_points.items() if id not in self._by_student[student])
        return Total(
            points=sum(one.exercise.facts.weight * one.score.points for one in rows),
            max_points=sum(missing) + sum(one.exercise.facts.weight * one.score.max_points for one in rows),
            graded=len(rows),
            passed=len(rows) == len(self.exercises) and all(one.score.passed for one in rows),
        )


def view_of_gradebook(
    course: Course, gradebook: Gradebook, scoring: Scoring, *, show_inputs: bool = False
) -> GradebookView:
    """Return what a gradebook holds; reports are read from it when they are asked for, so keep it open.

    With `show_inputs` the reports are as they were graded, otherwise as students may see them. Where something was
    decided by hand and nothing graded, there is a grade that says that nothing was sent.

    Raises:
        CourseError: something is graded, or decided, that is no exercise of the course.
        WorkspaceError: the gradebook cannot be read.
    """
    marks, decided = gradebook.marks(), {(one.student, one.exercise): one for one in gradebook.overrides()}
    seed, graded = gradebook.seed or 0, {(mark.student, mark.exercise) for mark in marks}
    unsent = {key: _unsent(course, seed, *key) for key in decided.keys() - graded}

    def fetch(student: str, exercise: str) -> Grade:
        grade = unsent.get((student, exercise)) or gradebook.grade(student, exercise)
        return grade if show_inputs else replace(grade, report=for_students(grade.report, course))

    def read(mark: Mark) -> Graded:
        override = decided.get((mark.student, mark.exercise))
        score = score_points(mark.points, mark.max_points, override, scoring)
        return Graded(mark.student, course.exercise(mark.exercise), mark.outcome, score, mark.is_sent)

    rows = [read(mark) for mark in (*marks, *map(mark_of, unsent.values()))]
    order = {exercise.id: place for place, exercise in enumerate(course.exercises)}
    rows.sort(key=lambda one: (_alphabetic(one.student), one.student, order[one.exercise.id]))
    exercises = sorted({one.exercise.id for one in rows}, key=order.__getitem__)
    return GradebookView(course, tuple(map(course.exercise, exercises)), tuple(rows), seed, fetch, show_inputs)


def _unsent(course: Course, seed: int, student: str, exercise: str) -> Grade:
    problem = f"Nothing was sent for {exercise}."
    entry = Entry(student, exercise, Submission(student, "", problem), is_sent=False)
    return unheld_grade(course, seed, entry, problem)


def _alphabetic(name: str) -> str:
    """Return a name without accents and case, so that Émilie stands beside Emil."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", name.casefold()) if not unicodedata.combining(sign))
