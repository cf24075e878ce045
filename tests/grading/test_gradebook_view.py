"""A gradebook as it is read: what counts, and what it adds up to."""

from dataclasses import replace

from tutor.checking.report import CheckResult, Exhibit, Report
from tutor.grading.grade import Grade
from tutor.grading.gradebook_view import GradebookView


def grade(student: str, exercise: str, points: int, of: int = 4) -> Grade:
    exhibit = Exhibit("double([5])", [10], [5], "[10]", "[5]", (0,))
    rows = (
        CheckResult("one", "One", "passed", points, points),
        CheckResult("rest", "The rest", "failed", 0, of - points, "entry 0 of [5]", exhibit=exhibit, fault="value"),
    )
    shown = rows if points < of else rows[:1]
    return Grade(student, exercise, f"{student} {exercise}", Report(exercise, f"{exercise}.py", 7, shown))


GRADES = [
    grade("Bo", "double", 4),
    grade("ada", "quadruple", 1),
    grade("Bo", "quadruple", 2),
    grade("Åse", "double", 3),
]


def test_students_come_in_the_order_of_the_alphabet_whatever_case_or_accent(view_of) -> None:
    view = view_of(GRADES)
    assert view.students == ("ada", "Åse", "Bo")


def test_a_total_counts_each_exercise_by_its_weight(view_of) -> None:
    view = view_of(GRADES)
    assert (view.total("Bo").points, view.total("Bo").max_points) == (6, 8)
    heavy = replace(view, graded=tuple(replace(one, exercise=weighing(one.exercise, 3)) for one in view.graded))
    assert (heavy.total("Bo").points, heavy.total("Bo").max_points) == (4 * weight(heavy, 0) + 2 * weight(heavy, 1), 24)


def weighing(exercise, weight):  # type: ignore[no-untyped-def]
    """Return a copy of an exercise with another weight."""
    other = replace(exercise)
    other.__dict__["facts"] = type(exercise.facts)(**{**facts_of(exercise), "weight": weight})
    return other


def facts_of(exercise):  # type: ignore[no-untyped-def]
    return {name: getattr(exercise.facts, name) for name in exercise.facts.__struct_fields__}


def weight(view: GradebookView, place: int) -> float:
    return view.of_student("Bo")[place].exercise.facts.weight
