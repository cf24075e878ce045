"""`new-exercise`: what it writes passes at once, in a course of one's own and beside ours."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from toy_learner import TOYS, Run

import tutor.course.laying_out.exercise as laying_out

ROOT = Path(__file__).parents[2]
LONGEST = "the_longest_id_that_there_can_be"


@pytest.fixture
def root(home: Path) -> Path:
    """A course of one's own, with a folder for tests and our settings for ruff."""
    root = Path(shutil.copytree(TOYS, home / "my course"))
    (root / "tests").mkdir()
    shutil.copy(ROOT / "pyproject.toml", root)
    return root


@pytest.mark.parametrize(("id", "options"), [("salt", ["--function", "salt_advantages"]), (LONGEST, [])])
def test_what_is_written_passes_as_it_stands(run: Run, root: Path, id: str, options: list[str]) -> None:
    written = run("new-exercise", id, *options, "--course", str(root))
    assert written.exit_code == 0, written.stderr
    looked_over = run("test-exercise", id, "--course", str(root), "--seeds", "2")
    assert (looked_over.exit_code, looked_over.stdout.splitlines()[-1]) == (0, "No problem was found.")
    tested = python("-m", "pytest", "-p", "no:cacheprovider", f"tests/exercises/test_{id}.py", folder=root)
    assert "5 passed" in tested
    parts = [f"exercises/{id}", f"solutions/{id}.py", f"tests/exercises/test_{id}.py"]
    sorted_as_in_the_checkout = ["--config", 'lint.isort.known-first-party = ["tutor"]']
    python("-m", "ruff", "check", "--no-cache", *sorted_as_in_the_checkout, *parts, folder=root)
    python("-m", "ruff", "format", "--no-cache", "--check", *parts, folder=root)


def python(*arguments: str, folder: Path) -> str:
    done = subprocess.run([sys.executable, *arguments], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_says_what_it_wrote_and_what_comes_next(run: Run, root: Path) -> None:
    said = run("--course", str(root), "new-exercise", "salt", "--title", "SALT", "--track", "More").stdout
    assert "solutions/salt.py" in said and "exercises/salt/lesson.md" in said
    assert 'exercises/course.toml lists salt last in the track "More".' in said
    assert f"credit-tutor --course '{root}' test-exercise salt" in said
    assert "20 submissions" not in said
    commands = [line.split() for line in said.splitlines() if line.startswith("  credit-tutor")]
    assert ["#" in words for words in commands] == [True, True], "a line can be pasted whole"
    assert "SALT" in run("--course", str(root), "list").stdout


def test_beside_our_exercises_it_says_what_a_finished_one_has(run: Run, root: Path) -> None:
    (root / "tests" / "exercises").mkdir()
    shutil.copy(ROOT / "tests" / "exercises" / "test_every_exercise.py", root / "tests" / "exercises")
    said = run("new-exercise", "salt", "--course", str(root)).stdout
    assert "12 misconceptions" in said and "20 submissions" in said and "tests/submissions/salt/" in said


def test_a_bad_id_is_a_sentence(run: Run, root: Path) -> None:
    result = run("new-exercise", "for", "--course", str(root))
    assert (result.exit_code, result.stdout) == (2, "")
    assert "a word of Python's own" in result.stderr


def test_the_course_inside_the_program_stays_as_it_is(run: Run, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laying_out, "INSTALLED_COURSE", root)
    result = run("new-exercise", "salt", "--course", str(root))
    assert (result.exit_code, result.stdout) == (2, "")
    assert "Work in a checkout" in result.stderr and "--course FOLDER" in result.stderr
    assert not (root / "exercises" / "salt").exists()
