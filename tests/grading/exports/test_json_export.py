"""The array, read by two strict readers."""

import json
from pathlib import Path
from typing import Any

import msgspec
from graded_class import ADA, BELA, GRADES, NUL, SECRET

from tutor.grading.exports.json import write_json
from tutor.grading.gradebook_view import GradebookView

REPORT_KEYS = {"format", "exercise", "submission", "outcome", "points", "max_points", "seed", "checks"}


def objects_of(view: GradebookView, folder: Path) -> list[dict[str, Any]]:
    write_json(folder / "grades.json", view)
    content = (folder / "grades.json").read_bytes()
    assert msgspec.json.decode(content) == json.loads(content)
    return json.loads(content)


def test_it_has_a_report_object_for_each_student_and_exercise(view: GradebookView, tmp_path: Path) -> None:
    objects = objects_of(view, tmp_path)
    assert len(objects) == len(GRADES)
    assert all(set(one) >= REPORT_KEYS for one in objects)


def test_an_override_stands_beside_the_computed_report(view: GradebookView, tmp_path: Path) -> None:
    (one,) = (one for one in objects_of(view, tmp_path) if (one["student"], one["exercise"]) == (BELA, "double"))
    assert one["points"] == 0
    assert one["grade"] == {
        "points": 2.5, "max_points": 5, "computed": 0, "overridden": True, "comment": "=late, *but* <i>fine</i>",
        "passed": False,
    }  # fmt: skip


def test_equal_faults_have_equal_signatures(view: GradebookView, tmp_path: Path) -> None:
    signatures = {(one["student"], one["exercise"]): one["signature"] for one in objects_of(view, tmp_path)}
    assert signatures[BELA, "double"] == signatures[NUL, "double"] == "same"
    assert signatures[ADA, "double"] == ""


def test_hidden_inputs_are_there_only_when_asked_for(
    view: GradebookView, revealing_view: GradebookView, tmp_path: Path
) -> None:
    assert SECRET not in json.dumps(objects_of(view, tmp_path))
    assert SECRET in json.dumps(objects_of(revealing_view, tmp_path))


def test_nothing_graded_is_an_empty_array(view_of, tmp_path: Path) -> None:
    assert objects_of(view_of(()), tmp_path) == []
