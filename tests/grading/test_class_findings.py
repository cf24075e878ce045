"""What the class got wrong: counts, names and clusters, from reports made by hand."""

from dataclasses import replace

import pytest

from tutor.checking.report import CheckResult, Diagnosis, Outcome, Report
from tutor.course import Course
from tutor.grading.class_findings import ExerciseFindings, class_findings
from tutor.grading.class_report import chapters
from tutor.grading.grade import Grade, Override


def grade(student: str, *outcomes: Outcome, signature: str = "", **more: object) -> Grade:
    rows = tuple(
        CheckResult(f"check_{place}", f"Check {place}", outcome, int(outcome == "passed"), 1, f"{outcome} here")
        for place, outcome in enumerate(outcomes)
    )
    return Grade(student, "double", "", Report("double", "double.py", 7, rows, **more), signature)  # type: ignore[arg-type]


def named(name: str, *, certain: bool = True) -> tuple[Diagnosis, ...]:
    return (Diagnosis(name, "double", certain, f"This is what {name} does.", 1.0),)


ADA = grade("Ada", "passed", "passed", "failed", signature="s", diagnoses=named("squares"))
BEN = grade("Ben", "passed", "failed", "failed", signature="t", diagnoses=named("squares", certain=False))
CEM = grade("Cem", "passed", "passed", "failed", signature="s", diagnoses=named("squares"))
DAN = grade("Dan", "skipped", "passed", "skipped", diagnoses=named("halves"))
EVE = grade("Eve", "error", "error", "error", problem="It does not parse.")


@pytest.fixture
def findings(view_of) -> ExerciseFindings:
    (found,) = class_findings(view_of((ADA, BEN, CEM, DAN, EVE)))
    return found


def test_a_file_that_did_not_run_says_nothing_of_any_check(findings: ExerciseFindings) -> None:
    assert (findings.graded, findings.ran) == (5, 4)
    assert findings.not_run == (("Eve", "It does not parse."),)
    assert all("Eve" not in check.failed for check in findings.checks)


def test_who_sent_nothing_is_counted_apart(view_of) -> None:
    eve, flo = replace(EVE, student="eve"), replace(EVE, student="flo")
    nobody = [replace(EVE, student=name, is_sent=False) for name in ("gil", "hal")]
    (found,) = class_findings(view_of([ADA, eve, flo, *nobody]))
    assert (found.graded, found.sent, found.ran, found.not_sent) == (5, 3, 1, ("gil", "hal"))
    (chapter,) = chapters([found])
    not_run, not_sent = (part.items for part in chapter.parts[-2:])
    assert [(item.text, item.count, item.of, item.students) for item in (*not_run, *not_sent)] == [
        ("It does not parse.", 2, 3, ("eve", "flo")),
        ("sent nothing for it", 2, 5, ("gil", "hal")),
    ]
    assert chapter.passed.of == 3


def test_the_check_that_failed_most_comes_first(findings: ExerciseFindings) -> None:
    assert [(check.name, check.failed) for check in findings.most_failed] == [
        ("check_2", ("Ada", "Ben", "Cem")),
        ("check_1", ("Ben",)),
    ]


def test_a_skipped_check_neither_passed_nor_failed(findings: ExerciseFindings) -> None:
    skipped = {check.name: (check.passed, check.skipped, len(check.failed)) for check in findings.checks}
    assert skipped == {"check_0": (3, 1, 0), "check_1": (3, 0, 1), "check_2": (0, 1, 3)}


def test_what_nobody_passed_is_named(findings: ExerciseFindings) -> None:
    assert [check.name for check in findings.passed_by_nobody] == ["check_2"]


def test_where_nothing_ran_nobody_failed_anything(view_of) -> None:
    (found,) = class_findings(view_of([EVE]))
    assert (found.checks, found.passed_by_nobody, found.clusters) == ((), (), ())
    (chapter,) = chapters([found])
    assert "No code ran." in [part.otherwise for part in chapter.parts]


def test_each_misconception_has_its_students_the_most_common_first(findings: ExerciseFindings) -> None:
    squares, halves = findings.misconceptions
    assert (squares.name, squares.certain, squares.likely) == ("squares", ("Ada", "Cem"), ("Ben",))
    assert (halves.name, halves.students) == ("halves", ("Dan",))


def test_who_is_wrong_in_the_same_way_makes_a_cluster(findings: ExerciseFindings) -> None:
    (cluster,) = findings.clusters
    assert cluster.students == ("Ada", "Cem")
    assert (cluster.checks_failed, cluster.misconceptions) == (("Check 2",), ("squares",))


def test_who_passed_makes_no_cluster(view_of) -> None:
    passed = [grade(name, "passed", "passed") for name in ("Ada", "Ben", "Cem")]
    (found,) = class_findings(view_of(passed))
    assert (found.passed, found.clusters, found.most_failed) == (3, (), ())


def test_points_set_by_hand_teach_nobody(view_of) -> None:
    (found,) = class_findings(view_of([BEN], [Override("Ben", "double", 3, "")]))
    assert found.passed == 0


def test_exercises_come_in_the_order_of_the_course(toys: Course, view_of) -> None:
    other = replace(ADA, exercise="quadruple", report=replace(ADA.report, exercise="quadruple"))
    order = [exercise.id for exercise in toys.exercises if exercise.id in ("double", "quadruple")]
    assert [found.exercise.id for found in class_findings(view_of([other, ADA]))] == order


def test_a_cluster_without_a_misconception_is_told_by_what_went_wrong(view_of) -> None:
    alike = [grade(name, "failed", "failed", "failed", "failed", "failed", signature="u") for name in ("Ada", "Ben")]
    (chapter,) = chapters(class_findings(view_of(alike, show_inputs=True)))
    (item,) = next(part.items for part in chapter.parts if part.heading.startswith("Wrong in the same way"))
    assert (item.text, item.count, item.students) == ("failed here", 2, ("Ada", "Ben"))
    assert item.note == "Failed: Check 0; Check 1; Check 2 and 2 more checks."
