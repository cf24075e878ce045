"""The wheel carries the course, and what is installed from it works outside the checkout."""

import json
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

from tutor.course import load_course

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment's bin folder, with our wheel in it and all other packages from the test environment."""
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    built = folder / "built"
    run([*pip, "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(built), str(ROOT)], folder)
    venv.create(folder / "env", with_pip=False)
    python = folder / "env" / "bin" / "python"
    (wheel,) = built.glob("*.whl")
    run([*pip, "--python", str(python), "install", "--quiet", "--no-deps", str(wheel)], folder)
    (site,) = (folder / "env" / "lib").glob("python*/site-packages")
    # A path file adds the folder without reading the path files in it, so the checkout stays out of sight.
    (site / "others.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return python.parent


def run(command: list[str], folder: Path) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stdout


def test_the_installed_package_is_not_the_checkout(installed: Path, tmp_path: Path) -> None:
    where = run([str(installed / "python"), "-c", "import tutor; print(tutor.__file__)"], tmp_path)
    assert str(installed.parent) in where


def test_every_exercise_is_in_the_wheel(installed: Path, tmp_path: Path) -> None:
    for exercise in load_course().exercises:
        mine = tmp_path / exercise.file_name
        mine.write_text(exercise.solution)
        report = json.loads(run([str(installed / "credit-tutor"), "check", str(mine), "--json"], tmp_path))
        assert (report["exercise"], report["outcome"]) == (exercise.id, "passed")


def test_an_author_who_installed_it_begins_an_exercise_in_a_course_of_their_own(
    installed: Path, tmp_path: Path
) -> None:
    mine = shutil.copytree(ROOT / "tests" / "courses" / "toy", tmp_path / "mine")
    run([str(installed / "credit-tutor"), "new-exercise", "fresh", "--course", str(mine)], tmp_path)
    run([str(installed / "credit-tutor"), "test-exercise", "fresh", "--course", str(mine), "--seeds", "1"], tmp_path)


def test_the_course_inside_the_wheel_takes_no_new_exercise(installed: Path, tmp_path: Path) -> None:
    command = [str(installed / "credit-tutor"), "new-exercise", "fresh"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 2
    assert "Work in a checkout" in done.stderr


def test_nothing_lands_at_the_top_level(installed: Path) -> None:
    (site,) = installed.parent.glob("lib/python*/site-packages")
    ours = {path.name.split("-")[0] for path in site.iterdir()} - {"others.pth"}
    assert ours == {"tutor", "credit_tutor"}
