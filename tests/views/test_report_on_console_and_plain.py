"""Whole reports, for a terminal and for a screen reader."""

import io
from dataclasses import replace

import pytest
import reports
from rich.console import Console

from tutor.checking.report import Report
from tutor.course import Exercise
from tutor.views.checks import check_rows
from tutor.views.console_report import report_lines
from tutor.views.plain import report_plain
from tutor.views.theme import rich_theme
from tutor.views.units import unit_of, units_of

ALL = [reports.FAILED_REPORT, reports.PASSED_REPORT, reports.BROKEN_REPORT]


def shown(report, width=80):
    return "\n".join(line.plain for line in report_lines(report, width, {"grpo_advantages": "sample"}))


def test_a_report_shows_rows_notes_diagnosis_first_failure_next_step_and_seed_in_this_order():
    parts = [
        "grpo_advantages   /home/ada",
        "✓ passed   One right, one wrong",
        "Note: The reference stood in",
        "This is “sample std”. Your spread divides by G - 1",
        "▶ sample 0",
        "1 of 8 checks passed",
        "Next: Work grpo_advantages([1, 1, 1, 1]) out by hand",
        "seed 1234",
    ]
    text = shown(reports.FAILED_REPORT)
    places = [text.index(part) for part in parts]
    assert places == sorted(places)


def test_an_uncertain_diagnosis_only_looks_like_one():
    diagnosis = replace(reports.DIAGNOSIS, certain=False)
    assert "This looks like “sample std”." in shown(replace(reports.FAILED_REPORT, diagnoses=(diagnosis,)))


def test_a_fault_of_the_whole_file_is_said_once_and_not_for_each_check():
    text = shown(reports.BROKEN_REPORT, 200)
    assert text.count("does not parse: '(' was never closed.\n") == 1
    assert "return [(r - mean for r in rewards]" in text
    assert "One right, one wrong" not in text


def test_plain_text_says_a_fault_of_the_whole_file_once_too_and_what_was_printed_before_it():
    text = report_plain(replace(reports.BROKEN_REPORT, printed="so far\n"))
    assert text.count("does not parse") == 1
    assert "grpo_advantages.py, line 3, in <module>: return [(r - mean for r in rewards]\n" in text
    assert "printed: so far\n" in text
    assert "check 1" not in text


def test_a_line_that_python_cannot_read_is_in_no_function():
    frame = replace(reports.BROKEN_REPORT.problem_frames[0], function="")
    report = replace(reports.BROKEN_REPORT, problem_frames=(frame,))
    assert "grpo_advantages.py, line 3\n" in shown(report)
    assert "grpo_advantages.py, line 3: return" in report_plain(report)


def test_rows_do_not_repeat_what_the_row_above_says():
    missing = "grpo_advantages is not defined in your file."
    checks = tuple(replace(check, outcome="error", message=missing) for check in reports.FAILED_REPORT.checks)
    for width in (60, 200):
        rows = "\n".join(row.plain for row in check_rows(replace(reports.FAILED_REPORT, checks=checks), width))
        assert rows.count(missing) == 1
        assert all(check.title in rows for check in checks)


@pytest.mark.parametrize("report", ALL)
@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_no_line_is_wider_than_the_window(report, width):
    assert all(len(line) <= width for line in shown(report, width).splitlines())


def test_without_colour_sign_and_word_are_still_there(monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    console = Console(file=io.StringIO(), force_terminal=True, width=80, theme=rich_theme())
    for line in report_lines(reports.FAILED_REPORT, 80):
        console.print(line)
    text = console.file.getvalue()
    assert "38;2" not in text and "\x1b[3" not in text
    for words in ("✓ passed", "✗ failed", "! error", "… timeout", "– skipped"):
        assert words in text


@pytest.mark.parametrize("report", ALL)
def test_plain_text_is_linear_and_holds_no_sign_without_a_word(report):
    text = report_plain(report)
    assert not set("✓✗▶│━█▌…–\x1b") & set(text)
    assert all(line.strip() for line in text.splitlines())


def test_plain_text_numbers_the_checks_and_names_their_outcome():
    text = report_plain(reports.FAILED_REPORT)
    assert "check 3 of 8, failed: Any group. sample 0 should be +1.095, yours is +1.0\n" in text
    assert "check 1 of 8, passed: One right, one wrong.\n" in text


def test_plain_text_shows_the_first_failure_with_its_smallest_input():
    text = report_plain(Report("e", "a.py", 3, (reports.SAMPLE_STD,)))
    assert "smallest call: grpo_advantages([0, 1])\nexpected: [-1.0, 1.0]\nyours: [-0.707" in text
    assert "printed: mean 0.4\n" in text


def test_plain_text_calls_both_answers_of_a_law_the_learners_own():
    lines = report_plain(Report("e", "a.py", 3, (reports.LAW,))).splitlines()
    assert "one side: [1.0, -1.0]" in lines and "the other: [2.0, 1.0]" in lines


@pytest.mark.parametrize("draw", [shown, report_plain])
def test_learner_text_survives(draw):
    text = draw(Report("e", "[/x] [red].py", 3, (reports.NASTY,), notes=("a [0] note",)))
    for words in ("[/x] [red].py", "A title with [0] and [/x]", "[bold]not bold[/bold]", "a [0] note"):
        assert words in text
    assert "\x1b" not in text


def test_a_unit_comes_from_the_function_that_was_called(tmp_path):
    (tmp_path / "exercise.toml").write_text(
        'title = "T"\nsummary = "S"\nhints = []\n[functions.grpo_advantages]\nunit = "sample"\n[functions.other]\n'
    )
    units = units_of(Exercise("t", tmp_path, tmp_path / "t.py"))
    assert units == {"grpo_advantages": "sample", "other": "entry"}
    assert unit_of(reports.EQUAL, units) == "sample"
    assert unit_of(reports.LATE, units) == "entry"
    assert unit_of(reports.TIMEOUT, units) == "entry"
