"""`watch`: a verdict now, and one at each save."""

import signal
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from toy_learner import RIGHT, SQUARES, Run

from tutor.cli import watch
from tutor.workspace import Workspace


def nothing() -> None:
    """Let a moment pass."""


@pytest.fixture
def at_each_wait(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Do one thing each time that `watch` waits; ctrl+c after the last."""

    def prepare(*steps: Callable[[], object]) -> None:
        left = list(steps)

        def wait(_: float) -> None:
            if not left:
                raise KeyboardInterrupt
            left.pop(0)()

        monkeypatch.setattr(watch.time, "sleep", wait)

    return prepare


def test_it_names_the_file_and_checks_it_at_each_save(
    run: Run, mine: Path, workspace: Workspace, at_each_wait: Callable[..., None]
) -> None:
    at_each_wait(nothing, lambda: mine.write_text(SQUARES), nothing, lambda: mine.write_text(RIGHT), nothing)
    result = run("watch", "double")
    lines = result.stdout.splitlines()
    verdicts = [line[9:] for line in lines if "checks passed" in line]
    assert lines[0] == f"Watching {mine}. Save it to have it checked; ctrl+c ends."
    assert [verdict.partition(",")[0] for verdict in verdicts] == ["error", "failed", "passed"]
    assert result.exit_code == 130
    assert [attempt.outcome for attempt in workspace.attempts("double")] == ["failed", "passed"]


def test_below_a_verdict_stand_the_wrong_idea_and_the_smallest_example(
    run: Run, mine: Path, at_each_wait: Callable[..., None]
) -> None:
    mine.write_text(SQUARES)
    at_each_wait()
    output = run("watch", "double").stdout
    assert "You square each number" in output
    assert "should be" in output and "yours is" in output


def test_after_a_pass_it_says_what_comes_next(run: Run, mine: Path, at_each_wait: Callable[..., None]) -> None:
    mine.write_text(RIGHT)
    at_each_wait()
    assert "credit-tutor lesson fill_batch" in run("watch", "double").stdout


def test_a_file_that_is_still_being_written_is_waited_for(
    run: Run, mine: Path, at_each_wait: Callable[..., None]
) -> None:
    at_each_wait(lambda: mine.write_text(RIGHT[:20]), lambda: mine.write_text(RIGHT), nothing)
    verdicts = [line for line in run("watch", "double").stdout.splitlines() if "checks passed" in line]
    assert len(verdicts) == 2 and "3 of 3" in verdicts[-1]


def test_a_save_of_a_file_that_it_builds_on_counts(run: Run, mine: Path, at_each_wait: Callable[..., None]) -> None:
    mine.with_name("quadruple.py").write_text(
        "from double import double\n\ndef quadruple(values):\n    return double(double(values))\n"
    )
    at_each_wait(lambda: mine.write_text(RIGHT), nothing)
    verdicts = [line for line in run("watch", "quadruple").stdout.splitlines() if "checks passed" in line]
    assert len(verdicts) == 2 and "passed, " in verdicts[-1]


def test_without_an_argument_the_exercise_last_worked_on(
    run: Run, workspace: Workspace, at_each_wait: Callable[..., None]
) -> None:
    workspace.remember("visits")
    at_each_wait()
    assert run("watch").stdout.startswith(f"Watching {workspace.path / 'visits.py'}.")


def test_a_ctrl_c_that_python_swallowed_ends_it_all_the_same(
    run: Run, mine: Path, at_each_wait: Callable[..., None]
) -> None:
    def swallowed() -> None:
        with suppress(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)

    def never() -> None:
        raise AssertionError("it went on after ctrl+c")

    at_each_wait(swallowed, never)
    assert run("watch", "double").exit_code == 130
    assert mine.exists()
