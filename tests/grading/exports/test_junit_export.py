"""The XML, read by somebody else's JUnit reader."""

from pathlib import Path

import junitparser
from graded_class import ADA, BELA, SECRET

from tutor.grading.exports.junit import write_junit
from tutor.grading.gradebook_view import GradebookView


def suites_of(view: GradebookView, folder: Path) -> dict[str, junitparser.TestSuite]:
    write_junit(folder / "grades.xml", view)
    return {suite.name: suite for suite in junitparser.JUnitXml.fromfile(str(folder / "grades.xml"))}


def test_it_has_a_suite_an_exercise_and_a_case_a_student_and_check(view: GradebookView, tmp_path: Path) -> None:
    suites = suites_of(view, tmp_path)
    assert list(suites) == ["double", "pick_better"]
    cases = {(case.classname, case.name) for case in suites["double"]}
    assert {(ADA, "two"), (ADA, "any_numbers"), (BELA, "twice")} <= cases
    assert len(cases) == 12


def test_the_counts_are_those_that_the_reader_counts(view: GradebookView, tmp_path: Path) -> None:
    for suite in suites_of(view, tmp_path).values():
        said = (suite.tests, suite.failures, suite.errors, suite.skipped)
        suite.update_statistics()
        assert said == (suite.tests, suite.failures, suite.errors, suite.skipped)


def test_a_failure_shows_the_difference_and_an_error_its_reason(view: GradebookView, tmp_path: Path) -> None:
    cases = {(case.classname, case.name): case for case in suites_of(view, tmp_path)["double"]}
    (failure,) = cases[BELA, "two"].result
    assert isinstance(failure, junitparser.Failure)
    assert failure.message == "entry 0 should be +2, yours is +1"
    assert "double([1, 2])" in failure.text
    (skipped,) = cases[BELA, "twice"].result
    assert isinstance(skipped, junitparser.Skipped)
    assert "waits until" in skipped.message
    assert cases[ADA, "two"].is_passed


def test_what_was_decided_by_hand_is_a_property_of_the_suite(view: GradebookView, tmp_path: Path) -> None:
    properties = {one.name: one.value for one in suites_of(view, tmp_path)["double"].properties()}
    assert properties[f"grade of {BELA}"].startswith("2.5 of 5 points, set by hand; computed: 0. =late")


def test_hidden_inputs_are_there_only_when_asked_for(
    view: GradebookView, revealing_view: GradebookView, tmp_path: Path
) -> None:
    suites_of(view, tmp_path)
    assert SECRET not in (tmp_path / "grades.xml").read_text()
    suites_of(revealing_view, tmp_path)
    assert SECRET in (tmp_path / "grades.xml").read_text()
