"""The Gradescope autograder, in a folder laid out as Gradescope lays it out, as far as that goes without Gradescope."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest

from tutor.course import load_course
from tutor.grading.recipes.file import write_recipe
from tutor.grading.recipes.gradescope import gradescope_recipe

COURSE = load_course()
ALWAYS_ZEROS = "def grpo_advantages(rewards):\n    return [0.0 for _ in rewards]\n"
EXERCISES = [COURSE.exercise("grpo_advantages"), COURSE.exercise("dynamic_sample")]


@pytest.fixture(scope="module")
def autograder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is /autograder there, after setup.sh; the wheel's dependencies are those of the test environment."""
    root = tmp_path_factory.mktemp("autograder")
    write_recipe(root / "source", gradescope_recipe(COURSE, EXERCISES, seed=7))
    run(root, "setup.sh", PIP_NO_DEPS="1", PIP_NO_INDEX="1")
    (site,) = (root / "credit-tutor" / "lib").glob("python*/site-packages")
    # A path file adds the folder without reading the path files in it, so the checkout stays out of sight.
    (site / "others.pth").write_text(sysconfig.get_path("purelib") + "\n")
    shutil.copy(root / "source" / "run_autograder", root)
    return root


def run(root: Path, program: str, **variables: str) -> None:
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    done = subprocess.run(
        [root / "source" / program], env={**os.environ, "AUTOGRADER_ROOT": str(root), "PATH": path, **variables},
        cwd=root, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr


def graded(autograder: Path, files: dict[str, str]) -> dict[str, Any]:
    for name in ("submission", "results"):
        shutil.rmtree(autograder / name, ignore_errors=True)
        (autograder / name).mkdir()
    for name, text in files.items():
        path = autograder / "submission" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    run(autograder, "run_autograder")
    results: dict[str, Any] = json.loads((autograder / "results" / "results.json").read_text())
    return results


def test_everything_right(autograder: Path) -> None:
    results = graded(autograder, {exercise.file_name: exercise.solution for exercise in EXERCISES})
    assert results["score"] == sum(test["max_score"] for test in results["tests"]) > 0
    assert {test["status"] for test in results["tests"]} == {"passed"}
    assert "--seed 7 " in (autograder / "run_autograder").read_text()


def test_one_exercise_wrong_and_one_missing(autograder: Path) -> None:
    results = graded(autograder, {"grpo_advantages.py": ALWAYS_ZEROS})
    assert all(any(test["name"].startswith(one.title) for test in results["tests"]) for one in EXERCISES)
    missing = [test for test in results["tests"] if test["name"].startswith(EXERCISES[1].title)]
    assert {(test["status"], test["score"]) for test in missing} == {("failed", 0)}
    assert 0 < results["score"] < sum(test["max_score"] for test in results["tests"])


@pytest.mark.parametrize(
    "others",
    [
        {"README.md": "", "tests/test_it.py": "", "docs/conf.py": ""},
        {"submission_metadata.yml": "submission:\n  :submitters:\n  - :name: somebody else\n"},
        {"ada_101_2002_main.py": "x = 1\n", "ada__dynamic_sample.py": "x = 1\n"},
    ],
)
def test_folders_and_names_of_the_students_own(autograder: Path, others: dict[str, str]) -> None:
    results = graded(autograder, {"src/grpo_advantages.py": EXERCISES[0].solution, **others})
    assert results["score"] == sum(test["max_score"] for test in results["tests"] if test["number"].startswith("1."))


def test_nothing_of_use(autograder: Path) -> None:
    results = graded(autograder, {"grpo_advantages.py": "def grpo_advantages(rewards:\n"})
    assert results["score"] == 0
    assert "Python cannot read" in results["output"]


def test_what_was_installed_is_the_wheel(autograder: Path) -> None:
    python = autograder / "credit-tutor" / "bin" / "python"
    where = "import tutor, tutor.course as c; print(tutor.__file__, c.load_course().exercises[0].folder)"
    said = subprocess.run([python, "-c", where], cwd=autograder, capture_output=True, text=True, check=True).stdout
    package, folder = said.split()
    assert package.startswith(str(autograder)) and folder.startswith(str(autograder))
