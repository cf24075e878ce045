"""`credit-tutor export`."""

from pathlib import Path

from toy_learner import Run


def test_gradescope(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "autograder"
    result = run("export", "gradescope", str(folder), "--exercise", "double", "--exercise", "visits")
    assert result.exit_code == 0, result.output
    assert {path.name for path in folder.iterdir()} >= {"setup.sh", "run_autograder"}
    assert "--exercise double --exercise visits" in (folder / "run_autograder").read_text()
    assert "run_autograder" in result.stdout and "Zip what is in it" in result.stdout


def test_classroom_takes_all_exercises_where_none_is_named(run: Run, tmp_path: Path) -> None:
    result = run("export", "classroom", str(tmp_path / "template"))
    assert result.exit_code == 0, result.output
    workflow = (tmp_path / "template" / ".github" / "workflows" / "credit-tutor.yml").read_text()
    assert workflow.count("--submissions-exercise=") == 5
    seed = result.stdout.partition("Seed ")[2].partition(".")[0]
    assert workflow.count(f"--submissions-seed={seed}") == 5
    assert "max-score in the workflow, are given when all its checks pass" in result.stdout


def test_an_exercise_that_is_not_there_writes_nothing(run: Run, tmp_path: Path) -> None:
    result = run("export", "gradescope", str(tmp_path / "autograder"), "--exercise", "doubel")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "Did you mean double?" in result.stderr
    assert not (tmp_path / "autograder").exists()


def test_nothing_is_overwritten(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "autograder"
    run("export", "gradescope", str(folder))
    (folder / "setup.sh").write_text("mine")
    result = run("export", "gradescope", str(folder))
    assert result.exit_code == 2 and "setup.sh" in result.stderr
    assert (folder / "setup.sh").read_text() == "mine"


def test_a_service_that_is_not_known(run: Run) -> None:
    assert run("export", "moodle", "folder").exit_code == 2
