"""results.json, held against the form that Gradescope documents.

https://gradescope-autograders.readthedocs.io/en/latest/specs/, "Output format", written down as types: no key that is
not documented there, and each of the documented type.
"""

from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest
from graded_class import ADA, BELA, GRADES, HALF, OVERRIDES, SECRET

from tutor.grading.exports.gradescope import write_gradescope
from tutor.grading.exports.text import file_names
from tutor.grading.gradebook_view import GradebookView
from tutor.grading.scoring import Scoring

Visibility = Literal["hidden", "after_due_date", "after_published", "visible"]
Format = Literal["text", "html", "simple_format", "md", "ansi"]


class Test(msgspec.Struct, forbid_unknown_fields=True):
    __test__ = False
    score: float | None = None
    max_score: float | None = None
    status: Literal["passed", "failed"] | None = None
    name: str = ""
    name_format: Format = "text"
    number: str = ""
    output: str = ""
    output_format: Format = "text"
    tags: list[str] = []
    visibility: Visibility = "visible"
    extra_data: dict[str, Any] = {}


class Results(msgspec.Struct, forbid_unknown_fields=True):
    score: float | None = None
    execution_time: float | None = None
    output: str = ""
    output_format: Format = "simple_format"
    test_output_format: Format = "text"
    test_name_format: Format = "text"
    visibility: Visibility = "visible"
    stdout_visibility: Visibility = "hidden"
    extra_data: dict[str, Any] = {}
    tests: list[Test] = []
    leaderboard: list[dict[str, Any]] = []


def results_of(view: GradebookView, student: str, folder: Path) -> Results:
    write_gradescope(folder, view)
    return msgspec.json.decode(file_of(student, view, folder).read_bytes(), type=Results)


def file_of(student: str, view: GradebookView, folder: Path) -> Path:
    return folder / file_names(view.students)[student] / "results.json"


def test_each_student_has_a_folder_with_one_valid_file(view: GradebookView, tmp_path: Path) -> None:
    write_gradescope(tmp_path / "out", view)
    files = sorted((tmp_path / "out").rglob("*"))
    assert len([path for path in files if path.is_dir()]) == len(view.students)
    for path in files:
        if path.is_file():
            assert path.name == "results.json"
            msgspec.json.decode(path.read_bytes(), type=Results)


def test_each_check_is_a_test_and_their_points_add_up(view: GradebookView, tmp_path: Path) -> None:
    results = results_of(view, ADA, tmp_path)
    assert [test.number for test in results.tests] == ["1.1", "1.2", "1.3", "2.1"]
    assert results.score == sum(test.score or 0 for test in results.tests) == 6
    assert {test.status for test in results.tests} == {"passed"}


def test_the_score_is_what_counts_and_the_text_says_who_set_it(view: GradebookView, tmp_path: Path) -> None:
    results = results_of(view, BELA, tmp_path)
    assert results.score == 3.5
    assert sum(test.score or 0 for test in results.tests) == 1
    assert "2.5 of 5 points, set by hand; computed: 0" in results.output
    assert "=late" in results.output
    assert "This is “squares”" in results.output


def test_all_or_nothing_counts_at_gradescope_too(view_of, tmp_path: Path) -> None:
    results = results_of(view_of(GRADES, OVERRIDES, Scoring(all_or_nothing=True)), HALF, tmp_path)
    assert results.score == 1


def test_who_may_see_inputs_sees_those_of_hidden_checks_once_grades_are_published(
    revealing_view: GradebookView, tmp_path: Path
) -> None:
    shown = results_of(revealing_view, BELA, tmp_path)
    assert [test.visibility for test in shown.tests] == ["visible", "after_published", "after_published", "visible"]
    assert SECRET in shown.tests[1].output


def test_otherwise_all_is_visible_and_names_no_hidden_input(view: GradebookView, tmp_path: Path) -> None:
    results = results_of(view, BELA, tmp_path)
    assert {test.visibility for test in results.tests} == {"visible"}
    assert SECRET not in file_of(BELA, view, tmp_path).read_text()
    assert "a wrong answer" in results.tests[1].output


def test_what_the_grader_prints_is_not_for_students(view: GradebookView, tmp_path: Path) -> None:
    assert results_of(view, ADA, tmp_path).stdout_visibility == "hidden"


def test_the_form_is_strict() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"tests": [{"visibility": "sometimes"}]}', type=Results)
