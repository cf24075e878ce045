"""The workflow for GitHub Classroom: its form, and the commands in it, run here as GitHub's graders run them."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tutor.course import load_course
from tutor.grading.recipes.classroom import WORKFLOW, classroom_recipe
from tutor.grading.recipes.file import write_recipe

yaml = pytest.importorskip("yaml")

COURSE = load_course()
EXERCISES = [COURSE.exercise("grpo_advantages"), COURSE.exercise("dynamic_sample")]


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A student's repository, made from the template, checked out where the workflow checks it out."""
    folder = tmp_path / "submissions" / "student"
    folder.mkdir(parents=True)
    write_recipe(folder, classroom_recipe(COURSE, EXERCISES, seed=7))
    (folder / "README.md").write_text("# My homework\n")
    (folder / "grpo_advantages.py").write_text(EXERCISES[0].solution)
    (folder / "dynamic_sample.py").write_text(EXERCISES[1].starter)
    return folder


def steps(repository: Path) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = yaml.safe_load((repository / WORKFLOW).read_text())["jobs"]["grade"]["steps"]
    return steps


def command(step: dict[str, Any], folder: Path) -> subprocess.CompletedProcess[str]:
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    return subprocess.run(
        step["with"]["command"], shell=True, cwd=folder, env={**environment, "PATH": path},
        capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_what_is_checked_out_and_installed_is_there(repository: Path, tmp_path: Path) -> None:
    checkout, _, _, install, *_ = steps(repository)
    assert tmp_path / checkout["with"]["path"] == repository
    assert (tmp_path / install["run"].split()[-1]).is_file()


def test_the_reporter_hears_of_every_grader(repository: Path) -> None:
    graders = [step for step in steps(repository) if "command-grader" in step.get("uses", "")]
    reporter = steps(repository)[-1]
    ids = [step["id"] for step in graders]
    assert ids == ["grpo-advantages", "dynamic-sample"]
    assert reporter["with"]["runners"].split(",") == ids
    assert reporter["env"] == {f"{id.upper()}_RESULTS": f"${{{{steps.{id}.outputs.result}}}}" for id in ids}
    assert {step["with"]["max-score"] for step in graders} == {10}


def test_a_grader_passes_what_is_right_and_no_more(repository: Path, tmp_path: Path) -> None:
    right, wrong = (command(step, tmp_path) for step in steps(repository)[4:6])
    assert right.returncode == 0, right.stdout + right.stderr
    assert "seed 7" in right.stdout
    assert wrong.returncode == 1
    assert "submissions/student/dynamic_sample.py::dynamic_sample::" in wrong.stdout


def test_folders_of_the_students_own(repository: Path, tmp_path: Path) -> None:
    for name in ("src/grpo_advantages.py", "tests/test_it.py", "docs/conf.py"):
        (repository / name).parent.mkdir()
        (repository / name).write_text((repository / "grpo_advantages.py").read_text())
    (repository / "grpo_advantages.py").unlink()
    (repository / "dynamic_sample.py").unlink()
    subprocess.run(steps(repository)[1]["run"], shell=True, cwd=tmp_path, check=True)
    done = command(steps(repository)[4], tmp_path)
    assert done.returncode == 0, done.stdout


def test_a_student_who_sends_nothing_does_not_pass(repository: Path, tmp_path: Path) -> None:
    (repository / "grpo_advantages.py").unlink()
    (repository / "dynamic_sample.py").unlink()
    assert command(steps(repository)[4], tmp_path).returncode != 0
