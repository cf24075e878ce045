"""A report comes back from its text as it was, whatever a learner's answer holds."""

import math

import pytest

from tutor.checking.report import CheckResult, Diagnosis, Exhibit, Report, Tolerance
from tutor.grading.stored import report_of, report_text
from tutor.sandbox.answers import Frame, Opaque, Plain


def report_with(value: Plain) -> Report:
    exhibit = Exhibit("f(1)", value, [value], "1", "2", ("key", 3), Tolerance(abs=1e-6))
    frame = Frame("double.py", "double", 3, "return x")
    row = CheckResult("name", "Title", "failed", 0, 2, "no", exhibit=exhibit, frames=(frame,), printed="\ud800 é [/x]")
    diagnosis = Diagnosis("squares", "double", True, "You square.", 1.0)
    return Report("double", "ada.py", 3, (row,), notes=("note",), diagnoses=(diagnosis,), versions={"course": "1"})


@pytest.mark.parametrize(
    "value",
    [
        None, True, 0, -0.5, "", "\ud83d", [], {}, [[1, {"a": None}]], {"!": 1}, {1: "one", None: 2, (1, "x"): [3]},
        math.inf, 10**6000, -(2**70), Opaque("generator", "wrap it in list()"), {"a": Opaque("set", "sort it")},
    ],
    ids=lambda value: type(value).__name__,  # pytest cannot write an integer of 6,000 digits either
)  # fmt: skip
def test_it_is_the_same_again(value: Plain) -> None:
    assert report_of(report_text(report_with(value))) == report_with(value)


def test_no_number_comes_back_as_none() -> None:
    row = report_of(report_text(report_with(math.nan))).checks[0]
    assert row.exhibit is not None and math.isnan(row.exhibit.expected)  # type: ignore[arg-type]


def test_true_does_not_become_one() -> None:
    row = report_of(report_text(report_with([True, 1, 1.0]))).checks[0]
    assert row.exhibit is not None
    assert list(map(type, row.exhibit.expected)) == [bool, int, float]  # type: ignore[arg-type]


def test_the_text_is_ascii_so_that_any_database_takes_it() -> None:
    assert report_text(report_with("\ud800ü")).isascii()


def test_a_report_without_a_younger_field_has_its_default() -> None:
    text = report_text(report_with(1))
    assert '"fault"' not in text
    assert report_of(text).checks[0].fault == ""
