"""A gradebook as it is read: the grades, what an instructor decided on top of them, and what they add up to."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from tutor.checking.concealing import concealed
from tutor.course import Course, Exercise
from tutor.grading.grade import Grade, Override
from tutor.grading.scoring import Score, Scoring, score


@dataclass(frozen=True)
class Graded:
    """One student's report on one exercise, and the points that it counts."""

    grade: Grade
    score: Score


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

    `exercises` are those that anything is graded for, in the course's order; `graded` is sorted by student.
    """

    exercises: tuple[Exercise, ...]
    graded: tuple[Graded, ...]
    seed: int

    @cached_property
    def students(self) -> tuple[str, ...]:
        """The names of all students, in the order of the alphabet."""
        return tuple(dict.fromkeys(graded.grade.student for graded in self.graded))

    @cached_property
    def _by_pair(self) -> dict[tuple[str, str], Graded]:
        return {(graded.grade.student, graded.grade.exercise): graded for graded in self.graded}

    def of(self, student: str, exercise: Exercise) -> Graded | None:
        """Return what a student has for an exercise, None where nothing is graded."""
        return self._by_pair.get((student, exercise.id))

    def of_student(self, student: str) -> tuple[tuple[Exercise, Graded], ...]:
        """Return all that is graded of one student, in the course's order."""
        found = ((exercise, self.of(student, exercise)) for exercise in self.exercises)
        return tuple((exercise, graded) for exercise, graded in found if graded is not None)

    def of_exercise(self, exercise: Exercise) -> tuple[Graded, ...]:
        """Return all that is graded of one exercise, by student."""
        return tuple(graded for graded in self.graded if graded.grade.exercise == exercise.id)

    def total(self, student: str) -> Total:
        """Return what a student's points add up to."""
        rows = self.of_student(student)
        missing = sum(self._worth(exercise) for exercise in self.exercises if self.of(student, exercise) is None)
        return Total(
            points=sum(exercise.facts.weight * graded.score.points for exercise, graded in rows),
            max_points=missing + sum(exercise.facts.weight * graded.score.max_points for exercise, graded in rows),
            graded=len(rows),
            passed=len(rows) == len(self.exercises) and all(graded.score.passed for _, graded in rows),
        )

    def _worth(self, exercise: Exercise) -> float:
        """Return the weighted points that an exercise can bring, as those have it who are graded."""
        return exercise.facts.weight * max(graded.score.max_points for graded in self.of_exercise(exercise))

    def concealed(self) -> "GradebookView":
        """Return this view as students may see it, without the inputs of hidden checks."""
        shown = (replace(one, grade=replace(one.grade, report=concealed(one.grade.report))) for one in self.graded)
        return replace(self, graded=tuple(shown))


def gradebook_view(
    course: Course, grades: Iterable[Grade], overrides: Iterable[Override], scoring: Scoring, seed: int
) -> GradebookView:
    """Bring together what a gradebook holds; an override of what is not graded is left out.

    Raises:
        CourseError: something is graded that is no exercise of the course.
    """
    decided = {(override.student, override.exercise): override for override in overrides}
    graded = [Graded(grade, score(grade, decided.get((grade.student, grade.exercise)), scoring)) for grade in grades]
    graded.sort(key=lambda one: (one.grade.student.casefold(), one.grade.student))
    ids = {one.grade.exercise for one in graded}
    for id in ids:
        course.exercise(id)
    return GradebookView(tuple(exercise for exercise in course.exercises if exercise.id in ids), tuple(graded), seed)
