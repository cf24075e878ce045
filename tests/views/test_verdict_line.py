"""The verdict in one line, and the next step."""

from dataclasses import replace

import pytest
import reports

from tutor.checking.report import Report
from tutor.views.next_step import next_step
from tutor.views.verdict import verdict_line


def of(*checks, **more):
    return Report("grpo_advantages", "grpo_advantages.py", 1, checks, **more)


def test_it_says_how_many_passed_and_what_went_wrong_first():
    line = verdict_line(of(reports.PASSED, reports.EQUAL)).plain
    assert line == "✗ 1 of 2 checks passed · equal rewards: sample 0 should be 0.0, yours is nan"


def test_when_all_passed_it_says_only_that():
    assert verdict_line(of(reports.PASSED, reports.PASSED)).plain == "✓ all 2 checks passed"


def test_a_fault_of_the_whole_file_comes_before_any_check():
    assert verdict_line(reports.BROKEN_REPORT).plain == (
        "! 0 of 2 checks passed · Line 3 of grpo_advantages.py does not parse: '(' was never closed."
    )


def test_a_skipped_check_is_never_the_reason_while_another_failed():
    assert "equal rewards" in verdict_line(of(reports.SKIPPED, reports.EQUAL)).plain


def test_a_message_of_many_lines_is_one_line():
    noisy = replace(reports.EQUAL, message="first\nsecond\x1b[31m third")
    assert verdict_line(of(noisy)).plain.endswith("equal rewards: first second\\x1b[31m third")


@pytest.mark.parametrize("width", range(1, 120))
def test_it_is_never_wider_than_asked(width):
    assert verdict_line(reports.FAILED_REPORT, width).cell_len <= width


def test_short_of_room_the_reason_goes_first_and_the_count_last():
    report = of(reports.PASSED, reports.EQUAL)
    assert verdict_line(report, 60).plain == "✗ 1 of 2 checks passed · equal rewards: sample 0 should be …"
    assert verdict_line(report, 30).plain == "✗ 1 of 2 checks passed"
    assert verdict_line(report, 12).plain == "✗ 1 of 2"


@pytest.mark.parametrize(
    ("report", "step"),
    [
        (reports.PASSED_REPORT, "Compare your code with the solution, then go on to the next exercise."),
        (reports.BROKEN_REPORT, "Mend this first; no check can say more before."),
        (of(reports.SAMPLE_STD), "Work grpo_advantages([0, 1]) out by hand, and compare."),
        (of(reports.EQUAL), "Work grpo_advantages([1, 1, 1, 1]) out by hand, and compare."),
        (of(reports.RAISED), "Look at line 14 of grpo_advantages.py."),
        (of(replace(reports.RAISED, frames=())), "Mend this first, then check again."),
        (
            of(reports.NOTHING_CAME),
            "Look for a way through your function that ends without a return, or with return None.",
        ),
        (of(reports.TIMEOUT), "Look for a loop that never ends, or for work that is done over and over."),
        (of(reports.SKIPPED), "Look at the first check that did not pass: Doubling every reward changes nothing."),
    ],
)
def test_the_next_step_fits_what_happened(report, step):
    assert next_step(report) == step


def test_no_number_is_cut_in_two():
    report = of(reports.EQUAL)
    whole = verdict_line(report).plain
    for width in range(40, len(whole)):
        shown = verdict_line(report, width).plain
        assert len(shown) <= width
        if " · " in shown:
            assert shown.endswith(" …") and whole.startswith(shown.removesuffix(" …") + " "), shown
