"""`check`: what is checked, what is printed, what is noted, and the exit code."""

import json
from pathlib import Path

import pytest
from toy_learner import RIGHT, SQUARES, Run

from tutor.workspace import Workspace


def test_a_right_file_exits_with_0_and_says_what_comes_next(run: Run, mine: Path) -> None:
    mine.write_text(RIGHT)
    result = run("check", "double")
    assert result.exit_code == 0
    assert "double: passed, 3 of 3 checks passed" in result.stdout
    assert "credit-tutor diff double" in result.stdout and "credit-tutor lesson fill_batch" in result.stdout


def test_a_wrong_file_exits_with_1_and_names_the_wrong_idea(run: Run, mine: Path) -> None:
    mine.write_text(SQUARES)
    result = run("check", "double")
    assert result.exit_code == 1
    assert "double: failed" in result.stdout
    assert "You square each number" in result.stdout
    assert "credit-tutor lesson" not in result.stdout


def test_the_verdict_is_kept_as_an_attempt(run: Run, mine: Path, workspace: Workspace) -> None:
    mine.write_text(SQUARES)
    run("check", "double")
    [attempt] = workspace.attempts("double")
    assert (attempt.source, attempt.outcome) == (SQUARES, "failed")
    assert "squares" in [row["misconception"] for row in attempt.checks]


def test_without_an_argument_the_exercise_last_worked_on(run: Run, workspace: Workspace) -> None:
    workspace.remember("visits")
    assert run("check").stdout.startswith("visits: error")


def test_without_an_argument_in_a_new_workspace_the_first(run: Run) -> None:
    result = run("check")
    assert result.stdout.startswith("double: error")
    assert "credit-tutor; --workspace or CREDIT_TUTOR_WORKSPACE names another folder" in result.stderr


def test_what_was_checked_is_remembered(run: Run, workspace: Workspace) -> None:
    run("check", "visits")
    assert workspace.last_exercise == "visits"


def test_an_untouched_starter_is_no_attempt(run: Run, workspace: Workspace) -> None:
    assert run("check", "double").exit_code == 1
    assert workspace.attempts("double") == []


def test_checking_all_leaves_the_exercise_that_one_works_on(run: Run, mine: Path, workspace: Workspace) -> None:
    workspace.remember("double")
    run("check", "--all")
    assert workspace.last_exercise == "double"
    assert workspace.progress("visits").state == "new"


def test_a_file_anywhere_whose_name_is_an_exercise_needs_no_workspace(run: Run, home: Path) -> None:
    (home / "double.py").write_text(RIGHT)
    (home / "ada__double.py").write_text(SQUARES)
    assert run("check", "double.py").exit_code == 0
    assert run("check", "ada__double.py").exit_code == 1
    assert [path.name for path in home.iterdir() if path.is_dir()] == []


def test_a_file_of_another_name_needs_its_exercise(run: Run, home: Path) -> None:
    (home / "answer.py").write_text(RIGHT)
    assert run("check", "answer.py", "--exercise", "double").exit_code == 0
    result = run("check", "answer.py")
    assert result.exit_code == 2 and result.stdout == ""
    assert "add --exercise ID" in result.stderr


def test_a_file_beside_its_bases_uses_them(run: Run, home: Path) -> None:
    (home / "ada__quadruple.py").write_text(
        "from double import double\n\ndef quadruple(values):\n    return double(double(values))\n"
    )
    assert run("check", "ada__quadruple.py").exit_code == 0
    (home / "ada__double.py").write_text(SQUARES)
    result = run("check", "ada__quadruple.py")
    assert result.exit_code == 1 and "double.py" in result.stdout


def test_the_workspaces_own_file_by_its_path_is_an_attempt(run: Run, mine: Path, workspace: Workspace) -> None:
    mine.write_text(RIGHT)
    assert run("check", "credit-tutor/double.py").exit_code == 0
    assert len(workspace.attempts("double")) == 1


def test_an_id_means_the_exercise_even_beside_a_folder_of_that_name(run: Run, mine: Path, home: Path) -> None:
    (home / "double").mkdir()
    mine.write_text(RIGHT)
    assert run("check", "double").exit_code == 0


def test_json_is_one_object_and_nothing_else(run: Run, mine: Path) -> None:
    mine.write_text(SQUARES)
    result = run("check", "double", "--json")
    report = json.loads(result.stdout)
    assert (report["format"], report["exercise"], report["outcome"]) == (1, "double", "failed")
    assert result.exit_code == 1


def test_json_of_all_is_an_array_with_a_report_of_every_exercise(run: Run, mine: Path) -> None:
    mine.write_text(RIGHT)
    mine.with_name("visits.py").unlink()
    result = run("check", "--all", "--json")
    reports = json.loads(result.stdout)
    assert [(report["exercise"], report["outcome"]) for report in reports] == [
        ("double", "passed"),
        ("fill_batch", "error"),
        ("pick_better", "error"),
        ("visits", "error"),
        ("quadruple", "error"),
    ]
    assert result.exit_code == 1


def test_all_is_a_line_an_exercise(run: Run, mine: Path) -> None:
    mine.write_text(RIGHT)
    lines = run("check", "--all").stdout.splitlines()
    assert lines[0] == "double: passed, 3 of 3 checks passed."
    assert [line.partition(" ")[0] for line in lines[1:]] == ["fill_batch:", "pick_better:", "visits:", "quadruple:"]


def test_a_seed_of_ones_own_is_used_and_not_kept(run: Run, mine: Path, workspace: Workspace) -> None:
    mine.write_text(RIGHT)
    before = workspace.seed("double")
    assert json.loads(run("check", "double", "--json", "--seed", "42").stdout)["seed"] == 42
    assert workspace.seed("double") == before


def test_the_seed_stays_while_something_fails_and_is_new_after_a_pass(
    run: Run, mine: Path, workspace: Workspace
) -> None:
    def seed() -> int:
        return int(json.loads(run("check", "double", "--json").stdout)["seed"])

    mine.write_text(SQUARES)
    first = seed()
    assert seed() == first == workspace.seed("double")
    mine.write_text(RIGHT)
    assert seed() == workspace.seed("double") != first


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nowhere.py"], "There is no file nowhere.py."),
        (["deep/nowhere"], "There is no file deep/nowhere."),
        (["n" * 300 + ".py"], "cannot be read: File name too long."),
        (["dubble"], "There is no exercise 'dubble'. Did you mean double?"),
        (["."], "is a folder, not a file"),
        (["--exercise", "dubble"], "There is no exercise 'dubble'. Did you mean double?"),
        (["--all", "double"], "--all checks every exercise: name none."),
        (["--seed", "-1"], "-1"),
    ],
)
def test_what_cannot_be_checked_is_a_sentence_and_2(run: Run, arguments: list[str], sentence: str) -> None:
    result = run("check", *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert sentence in result.stderr and "Traceback" not in result.stderr


def test_a_notebook_is_refused_in_words(run: Run, home: Path) -> None:
    (home / "double.ipynb").write_text('{"cells": [], "metadata": {"a": null}}')
    result = run("check", "double.ipynb")
    assert (result.exit_code, result.stdout) == (2, "")
    said = " ".join(result.stderr.split())
    assert said.endswith("is a notebook, which only `credit-tutor grade` reads: save its code as a .py file.")


def test_a_file_that_was_deleted_is_a_sentence_with_the_way_back(run: Run, mine: Path) -> None:
    mine.unlink()
    result = run("check", "double")
    assert result.exit_code == 2
    assert "credit-tutor reset double puts the starter there" in result.stderr


@pytest.mark.parametrize("content", [b"", b"caf\xe9 = 1\n", b"def double(values:\n"])
def test_a_file_that_is_no_python_has_its_report(run: Run, mine: Path, content: bytes) -> None:
    mine.write_bytes(content)
    result = run("check", "double")
    assert result.exit_code == 1
    assert "double: error, 0 of 3 checks passed" in result.stdout


def test_a_seed_that_cannot_be_kept_is_a_sentence(run: Run, mine: Path) -> None:
    mine.write_text(SQUARES)
    assert run("check", "double", "--seed", "4294967295").exit_code == 1
    result = run("check", "double", "--seed", "99999999999999999999")
    assert result.exit_code == 2 and "--seed" in result.stderr


def test_an_impossible_name_is_a_sentence(run: Run) -> None:
    result = run("check", "a" * 300)
    assert result.exit_code == 2 and "cannot be read: File name too long" in result.stderr
