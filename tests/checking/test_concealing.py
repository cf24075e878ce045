"""What a graded report says of checks that are no examples: enough to go on with, and nothing of their inputs."""

from dataclasses import replace

import pytest

from tutor.checking.concealing import concealed
from tutor.checking.report import CheckResult, Diagnosis, Exhibit, Report
from tutor.sandbox.answers import Frame

SECRET = "[0.5, -7.25]"
EXHIBIT = Exhibit(f"double({SECRET})", [1.0, -14.5], [0.5, -7.25], "[1.0, -14.5]", SECRET, (0,))
FRAME = Frame("double.py", "double", 3, f"raise ValueError({SECRET})")


def row(fault: str, *frames: Frame, outcome: str = "failed", is_example: bool = False) -> CheckResult:
    return CheckResult(
        "any_numbers", "Any numbers", outcome, 0, 1, f"entry 0 of {SECRET} is wrong",  # type: ignore[arg-type]
        is_example, EXHIBIT, EXHIBIT, "squares", frames, f"printed {SECRET}", fault,
    )  # fmt: skip


def report(*rows: CheckResult) -> Report:
    squares = Diagnosis("squares", "double", True, "You square each number.", 1.0)
    return Report("double", "mine.py", 7, rows, notes=("a note",), diagnoses=(squares,), printed="hello")


@pytest.mark.parametrize(
    ("fault", "frames", "message"),
    [
        ("value", (), "a wrong answer"),
        ("body", (), "a wrong answer"),
        ("timeout", (), "ran out of time"),
        ("form", (), "an answer of another form than it should have"),
        ("raised ValueError", (FRAME,), "raised ValueError in line 3"),
        ("raised ValueError", (FRAME, replace(FRAME, line=5)), "raised ValueError in line 5"),
        ("raised ValueError", (FRAME, replace(FRAME, line=1000)), "raised ValueError in line 3"),
        ("raised ValueError", (replace(FRAME, file=f"{SECRET}.py"),), "raised ValueError"),
        (f"raised {SECRET}", (FRAME,), "raised an exception in line 3"),
        ("raised print", (FRAME,), "raised an exception in line 3"),
    ],
)
def test_a_hidden_check_says_what_went_wrong_and_nothing_of_its_input(
    fault: str, frames: tuple[Frame, ...], message: str
) -> None:
    shown = concealed(report(row(fault, *frames)))
    assert shown.checks[0].message == message
    assert SECRET not in repr(shown)
    assert "-7.25" not in repr(shown)


def test_all_that_is_no_input_stays() -> None:
    before = report(row("value"))
    shown = concealed(before)
    assert (shown.notes, shown.diagnoses, shown.printed) == (before.notes, before.diagnoses, before.printed)
    assert (shown.outcome, shown.points, shown.max_points) == (before.outcome, before.points, before.max_points)
    assert shown.checks[0].misconception == "squares"


def test_an_example_is_shown_whole_but_for_what_was_drawn() -> None:
    example = row("value", is_example=True)
    assert concealed(report(example)).checks == (replace(example, counterexample=None),)


def test_a_check_that_passed_shows_no_input_either() -> None:
    passed = replace(row("", outcome="passed"), message="")
    shown = concealed(report(passed)).checks[0]
    assert (shown.message, shown.exhibit, shown.printed) == ("", None, "")


def test_a_skipped_check_still_says_because_of_what() -> None:
    skipped = replace(row("", outcome="skipped"), message="waits until this passes: Two numbers", exhibit=None)
    assert concealed(report(skipped)).checks[0].message == "waits until this passes: Two numbers"


def test_a_file_that_does_not_run_has_seen_no_input() -> None:
    broken = replace(report(row("")), problem="Python cannot read double.py, line 3: invalid syntax.")
    assert concealed(broken) == broken
