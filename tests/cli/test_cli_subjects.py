"""The commands beside `check` and `watch`: what they show, what they keep, what they refuse."""

import shutil
import zipfile
from pathlib import Path

from toy_learner import RIGHT, SQUARES, TOYS, Run

from tutor.course import Course
from tutor.workspace import Workspace


def test_list_needs_no_workspace_and_makes_none(run: Run, home: Path) -> None:
    result = run("list")
    assert result.stdout.splitlines()[:2] == ["Toys", "  double       new  Double"]
    assert list(home.iterdir()) == []


def test_list_shows_the_state(run: Run, mine: Path, workspace: Workspace) -> None:
    mine.write_text(RIGHT)
    run("check", "double")
    workspace.set_page("visits", 2)
    lines = run("list").stdout.splitlines()
    assert lines[1].split()[:2] == ["double", "passed"]
    assert [line.split()[1] for line in lines[2:]] == ["new", "new", "started", "new"]


def test_lesson_prints_every_page_or_one(run: Run) -> None:
    assert run("lesson", "double").stdout == "Page 1 of 1: The question\n\nA toy.\n\n"
    assert run("lesson", "double", "--page", "1").stdout == "Page 1 of 1: The question\n\nA toy.\n\n"


def test_hand_laid_lines_stand_without_their_fences(run: Run, home: Path) -> None:
    shutil.copytree(TOYS, home / "toys")
    (home / "toys/exercises/double/lesson.md").write_text("# A page\n\nSo:\n\n```\n  A = r - b\n```\n")
    output = run("--course", str(home / "toys"), "lesson", "double").stdout
    assert output == "Page 1 of 1: A page\n\nSo:\n\n  A = r - b\n\n"


def test_words_in_bold_stand_without_their_stars_and_powers_keep_theirs(run: Run, home: Path) -> None:
    shutil.copytree(TOYS, home / "toys")
    text = (
        "# A page\n\nIt is **by how\nmuch** and **why**.\n\n```\nx**2 + y**2\n```\n\n**So**: `a ** b`.\n\n"
        "**The sign** is `**`, `9**9**9` is **large**.\n"
    )
    (home / "toys/exercises/double/lesson.md").write_text(text)
    output = run("--course", str(home / "toys"), "lesson", "double").stdout
    assert output == (
        "Page 1 of 1: A page\n\nIt is by how\nmuch and why.\n\nx**2 + y**2\n\nSo: `a ** b`.\n\n"
        "The sign is `**`, `9**9**9` is large.\n\n"
    )


def test_without_an_id_the_exercise_last_worked_on_is_meant(run: Run, workspace: Workspace) -> None:
    workspace.remember("visits")
    assert run("lesson").stdout == run("lesson", "visits").stdout
    assert "Hint 1 of" in run("hint").stdout
    assert workspace.progress("visits").hints_shown == 1
    assert "There is no attempt on visits yet" in run("attempts").stdout
    assert "when visits has passed" in run("diff").stderr
    assert run("reset").exit_code == 2


def test_a_lesson_that_is_read_is_of_the_exercise_worked_on(run: Run, home: Path, workspace: Workspace) -> None:
    workspace.remember("double")
    run("lesson", "visits")
    assert workspace.last_exercise == "visits"


def test_a_lesson_makes_no_workspace(run: Run, home: Path) -> None:
    assert run("lesson", "visits").exit_code == 0
    assert list(home.iterdir()) == []


def test_lesson_beyond_the_last_page_is_a_sentence(run: Run) -> None:
    result = run("lesson", "double", "--page", "2")
    assert result.exit_code == 2 and "ends with page 1" in result.stderr


def test_hints_come_one_more_each_time(run: Run) -> None:
    assert "Hint 1 of 3\n  Look.\n" in run("hint", "double").stdout
    second = run("hint", "double").stdout
    assert "Hint 1 of 3" in second and "Hint 2 of 3\n  Look again.\n" in second and "Hint 3" not in second
    assert "all hints" not in run("hint", "double").stdout
    assert "These are all hints. The solution: credit-tutor diff double --give-up" in run("hint", "double").stdout


def test_the_solution_is_closed_before_a_pass(run: Run, workspace: Workspace) -> None:
    result = run("diff", "double")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "--give-up" in result.stderr
    assert workspace.progress("double").gave_up_at is None


def test_giving_up_opens_the_solution_and_is_recorded(run: Run, workspace: Workspace, toys: Course) -> None:
    result = run("diff", "double", "--give-up")
    assert result.exit_code == 0
    assert "-    raise NotImplementedError" in result.stdout.splitlines()
    assert f"+{toys.exercise('double').solution.splitlines()[-1]}" in result.stdout.splitlines()
    assert workspace.progress("double").gave_up_at is not None
    assert run("diff", "double").exit_code == 0
    assert "gave up" in run("progress").stdout


def test_a_pass_opens_the_solution(run: Run, mine: Path, workspace: Workspace) -> None:
    mine.write_text("# mine\n" + RIGHT)
    run("check", "double")
    assert "-# mine" in run("diff", "double").stdout.splitlines()
    assert workspace.progress("double").gave_up_at is None


def test_the_solution_itself_has_no_differences(run: Run, mine: Path, toys: Course) -> None:
    mine.write_text(toys.exercise("double").solution)
    assert run("diff", "double", "--give-up").stdout == "Your file is the solution, line for line.\n"


def test_the_solution_beside_a_file_that_cannot_be_read_says_so(run: Run, mine: Path) -> None:
    mine.unlink()
    result = run("diff", "double", "--give-up")
    assert f"{mine} does not exist." in result.stderr
    assert "+def double(values):" in result.stdout


def test_reset_asks_and_no_changes_nothing(run: Run, mine: Path) -> None:
    mine.write_text(RIGHT)
    result = run("reset", "double", input="n\n")
    assert "Nothing was changed." in result.stdout
    assert mine.read_text() == RIGHT


def test_reset_without_an_answer_changes_nothing(run: Run, mine: Path) -> None:
    mine.write_text(RIGHT)
    assert run("reset", "double", input="").exit_code != 0
    assert mine.read_text() == RIGHT


def test_reset_keeps_what_was_written(run: Run, mine: Path, toys: Course) -> None:
    mine.write_text(RIGHT)
    result = run("reset", "double", input="y\n")
    assert mine.read_text() == toys.exercise("double").starter
    assert "credit-tutor attempts double --show 1" in result.stdout
    assert run("attempts", "double", "--show", "1").stdout == RIGHT


def test_reset_with_yes_does_not_ask(run: Run, mine: Path, toys: Course) -> None:
    mine.write_bytes(b"\xff not text")
    result = run("reset", "double", "--yes")
    assert mine.read_text() == toys.exercise("double").starter
    assert "What it held is" in result.stdout and ".credit-tutor" in result.stdout


def test_attempts_are_listed_with_their_verdicts(run: Run, mine: Path) -> None:
    assert "There is no attempt on double yet" in run("attempts", "double").stdout
    for text in (SQUARES, RIGHT):
        mine.write_text(text)
        run("check", "double")
    run("reset", "double", "--yes")
    first, second = run("attempts", "double").stdout.splitlines()
    assert first.startswith("1  20") and "failed, 0 of 3" in first
    assert second.startswith("2  20") and "passed, 3 of 3" in second
    assert first.endswith(f"{SQUARES.count(chr(10))} lines")


def test_an_attempt_that_is_not_there_is_a_sentence(run: Run) -> None:
    result = run("attempts", "double", "--show", "7")
    assert result.exit_code == 2 and "There is no attempt 7" in result.stderr


def test_progress_in_columns(run: Run, mine: Path, workspace: Workspace) -> None:
    mine.write_text(RIGHT)
    run("check", "double")
    run("hint", "visits")
    workspace.add_seconds("double", 3900)
    lines = run("progress").stdout.splitlines()
    assert lines[0].split() == ["exercise", "state", "best", "attempts", "hints", "time"]
    assert lines[1].split() == ["double", "passed", "3", "of", "3", "1", "0", "1", "h", "5", "min"]
    assert lines[4].split() == ["visits", "started", "-", "0", "1", "0", "min"]
    assert "1 of 5 passed." in lines[-1] and str(workspace.path) in lines[-1]


def test_pack_says_what_it_packed(run: Run, mine: Path, home: Path) -> None:
    mine.write_text(RIGHT)
    assert run("pack").stdout == "credit-tutor.zip holds double.py.\n"
    assert run("pack", "--out", "ada.zip").exit_code == 0
    with zipfile.ZipFile(home / "ada.zip") as archive:
        assert archive.namelist() == ["double.py"]


def test_an_archive_of_an_impossible_name_is_a_sentence(run: Run, mine: Path) -> None:
    mine.write_text(RIGHT)
    result = run("pack", "--out", "a" * 300)
    assert result.exit_code == 2 and "cannot be written: File name too long" in result.stderr


def test_packing_nothing_is_a_sentence(run: Run) -> None:
    result = run("pack")
    assert result.exit_code == 2 and "nothing to pack" in result.stderr


def test_after_the_last_exercise_those_that_are_open_are_named(run: Run, mine: Path, toys: Course) -> None:
    (mine.parent / "quadruple.py").write_text(toys.exercise("quadruple").solution)
    mine.write_text(RIGHT)
    run("check", "double")
    said = run("check", "quadruple").stdout
    assert said.endswith("That was the last exercise of the course. Still open: fill_batch, pick_better, visits.\n")
