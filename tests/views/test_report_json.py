"""The documented JSON object."""

import json
import subprocess
import sys

import pytest
import reports

from tutor.checking.report import Report
from tutor.views.json_report import report_json

OBJECT = {
    "format", "exercise", "submission", "outcome", "points", "max_points", "seed", "checks", "problem", "notes",
    "versions",
}  # fmt: skip
CHECK = {
    "name", "title", "outcome", "points", "max_points", "message", "misconception", "call", "expected", "got",
}  # fmt: skip


def test_a_report_is_one_object_with_the_documented_keys():
    said = report_json(reports.FAILED_REPORT)
    assert said.keys() == OBJECT
    assert all(check.keys() == CHECK for check in said["checks"])
    assert {key: said[key] for key in OBJECT - {"checks", "submission", "notes", "versions"}} == {
        "format": 1, "exercise": "grpo_advantages", "outcome": "error", "points": 1, "max_points": 8, "seed": 1234,
        "problem": None,
    }  # fmt: skip


def test_a_check_carries_call_and_both_answers_as_text():
    report = Report("grpo_advantages", "a.py", 1, (reports.SAMPLE_STD,))
    assert report_json(report)["checks"][0] == {
        "name": "any_group",
        "title": "Any group",
        "outcome": "failed",
        "points": 0,
        "max_points": 1,
        "message": "sample 0 should be +1.095, yours is +1.0",
        "misconception": "sample_std",
        "call": "grpo_advantages([1, 0, 0.5, 0.5, -0.5, 1])",
        "expected": reports.SAMPLE_STD.exhibit.expected_text,
        "got": reports.SAMPLE_STD.exhibit.got_text,
    }


def test_what_is_not_there_is_null():
    check = report_json(Report("e", "a.py", 1, (reports.TIMEOUT,)))["checks"][0]
    assert (check["misconception"], check["call"], check["expected"], check["got"]) == (None,) * 4


@pytest.mark.parametrize("report", [reports.FAILED_REPORT, reports.PASSED_REPORT, reports.BROKEN_REPORT])
def test_it_survives_the_encoder(report):
    said = report_json(report)
    assert json.loads(json.dumps(said, ensure_ascii=False).encode("utf-8")) == said


def test_half_a_character_does_not_stop_the_encoder():
    check = reports.check("x", "X", "failed", "yours is '\ud800'")
    json.dumps(report_json(Report("e", "a.py", 1, (check,))), ensure_ascii=False).encode("utf-8")


@pytest.mark.parametrize("module", ["json_report", "plain"])
def test_what_pipes_read_is_made_without_rich(module):
    code = f"import sys, tutor.views.{module}; sys.exit('rich' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
