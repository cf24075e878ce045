"""`test-exercise`: what an author learns of an exercise."""

import shutil
from pathlib import Path

from toy_learner import TOYS, Run


def test_a_sound_exercise_is_0_and_shows_which_checks_catch_what(run: Run) -> None:
    result = run("test-exercise", "quadruple", "--seeds", "1")
    assert result.exit_code == 0, result.stdout
    assert result.stdout.startswith("misconception")
    assert "No problem was found." in result.stdout


def test_a_weak_exercise_is_1_and_says_what_survives(run: Run, home: Path) -> None:
    shutil.copytree(TOYS, home / "weak")
    checks = home / "weak" / "exercises" / "double" / "checks.py"
    text = checks.read_text().replace("examples=[[3], [0.5, 0], [1, 2, 3, 4]]", "examples=[[2]]")
    checks.write_text(text.replace("submission.double([1, 2])", "submission.double([2])"))
    result = run("test-exercise", "double", "--course", str(home / "weak"), "--seeds", "1")
    assert result.exit_code == 1
    assert "Problem: squares" in result.stdout
    assert result.stdout.endswith("1 problem.\n")


def test_an_exercise_that_is_not_there_is_a_sentence(run: Run) -> None:
    result = run("test-exercise", "dubble")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "Did you mean double?" in result.stderr
