"""`grade`: who is graded, what is printed and written, and the exit code."""

import csv
import json
import os
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from toy_learner import RIGHT, SQUARES, TOYS, Run

from tutor.cli import main
from tutor.cli.grading_progress import pace, with_bar
from tutor.grading.gradebook import Gradebook

LAST_ONLY = "def double(values):\n    return [2 * value for value in values[:-1]] + [0 for _ in values[-1:]]\n"
SOLVES_ONE_CHECK = "def double(values):\n    return [2, 4] if values == [1, 2] else []\n"


@pytest.fixture
def folder(home: Path) -> Path:
    """What a small class has handed in."""
    submissions = home / "submissions"
    submissions.mkdir()
    (submissions / "ada__double.py").write_text(RIGHT)
    (submissions / "Ünal [0] O'Neil__double.py").write_text(SQUARES)
    return submissions


@pytest.fixture
def grade(run: Run, folder: Path) -> Run:
    """Grade the class in one process, with one seed."""
    return lambda *options, jobs="1": run("grade", str(folder), "--seed", "1", "--jobs", jobs, *options)


def test_everybody_has_a_line_and_the_exit_code_is_0(grade: Run) -> None:
    result = grade()
    assert result.exit_code == 0
    assert "ada: double 3 of 3, passed\n" in result.stdout
    assert "Ünal [0] O'Neil: double 0 of 3, failed\n" in result.stdout
    assert "2 students, 2 grades: 1 passed, 1 failed." in result.stdout
    assert "Seed 1, for everybody." in result.stdout
    assert "2 of 2 to be graded" in result.stderr


def test_a_failure_may_decide_the_exit_code(grade: Run, folder: Path) -> None:
    assert grade("--fail-on-failure").exit_code == 1
    (folder / "Ünal [0] O'Neil__double.py").write_text(RIGHT)
    assert grade("--fail-on-failure").exit_code == 0


def test_only_what_is_new_or_changed_is_graded_again(grade: Run, folder: Path) -> None:
    first = grade("--gradebook", "book")
    again = grade("--gradebook", "book")
    assert again.stdout == first.stdout
    assert "0 of 2 to be graded; the others are already." in again.stderr
    (folder / "Ünal [0] O'Neil__double.py").write_text(RIGHT)
    mended = grade("--gradebook", "book")
    assert "1 of 2 to be graded" in mended.stderr and "2 students, 2 grades: 2 passed." in mended.stdout


def test_without_a_seed_one_is_drawn_once_and_kept(run: Run, folder: Path) -> None:
    command = ("grade", str(folder), "--gradebook", "book", "--jobs", "1")
    first, again = run(*command), run(*command)
    assert first.stdout == again.stdout and "0 of 2 to be graded" in again.stderr


def test_another_seed_grades_again_and_says_who_was_left_out(grade: Run, run: Run, folder: Path) -> None:
    grade("--gradebook", "book")
    (folder / "ada__double.py").unlink()
    result = run("grade", str(folder), "--seed", "2", "--gradebook", "book", "--jobs", "1")
    assert "1 of 1 to be graded." in result.stderr
    assert "Of another seed or course, in the gradebook: 1 grade. " in result.stderr
    assert "Seed 2.\n" in result.stdout  # and not: for everybody


def test_another_seed_for_one_exercise_says_that_the_others_had_another(grade: Run, run: Run, home: Path) -> None:
    grade("--gradebook", "book")
    (home / "ada__visits.py").write_text("def visits(rewards):\n    return []\n")
    result = run("grade", "ada__visits.py", "--seed", "2", "--gradebook", "book", "--jobs", "1")
    assert "Of another seed or course, in the gradebook: 2 grades. " in result.stderr
    assert "Seed 2.\n" in result.stdout


def test_a_gradebook_with_an_exercise_that_is_gone_is_told_before_anything_runs(grade: Run, home: Path) -> None:
    grade("--gradebook", "book")
    with sqlite3.connect(home / "book") as book:
        book.execute("UPDATE grades SET exercise = 'gone' WHERE student = 'ada'")
    result = grade("--gradebook", "book")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "There is no exercise 'gone'." in result.stderr
    assert "to be graded" not in result.stderr


def test_the_exports_are_written_and_where_is_said(grade: Run, home: Path) -> None:
    forms = {"csv": "c.csv", "json": "j.json", "junit": "j.xml", "html": "h.html", "gradescope": "gs", "feedback": "fb"}
    result = grade(*(part for form, target in forms.items() for part in (f"--{form}", target)))
    assert result.exit_code == 0
    assert all((home / target).exists() and f"Written: {target}" in result.stderr for target in forms.values())
    rows = list(csv.DictReader((home / "c.csv").read_text(encoding="utf-8-sig").splitlines()))
    assert {row["student"]: row["double"] for row in rows} == {"ada": "3", "Ünal [0] O'Neil": "0"}
    assert len(list((home / "fb").iterdir())) == len(list((home / "gs").iterdir())) == 2


def test_hidden_inputs_are_exported_only_when_they_are_asked_for(grade: Run, home: Path) -> None:
    def inputs(*options: str) -> set[bool]:
        grade("--gradebook", "book", "--json", "grades.json", *options)
        objects = json.loads((home / "grades.json").read_text())
        wrong = [row for one in objects for row in one["checks"] if row["outcome"] == "failed"]
        return {row["call"] is not None for row in wrong if row["name"] == "any_numbers"}

    assert inputs() == {False}
    assert inputs("--show-inputs") == {True}


def test_points_by_rule(grade: Run, folder: Path) -> None:
    (folder / "Ünal [0] O'Neil__double.py").write_text(SOLVES_ONE_CHECK)
    assert "double 1 of 3, failed" in grade("--gradebook", "book").stdout
    assert "double 0 of 3, failed" in grade("--gradebook", "book", "--all-or-nothing").stdout
    enough = grade("--gradebook", "book", "--pass-at", "0.3", "--fail-on-failure")
    assert "double 1 of 3, passed" in enough.stdout and enough.exit_code == 0


def test_a_student_who_sent_nothing_for_an_exercise_has_a_row(grade: Run) -> None:
    result = grade("--exercise", "double", "--exercise", "visits")
    assert "ada: double 3 of 3, passed; visits 0 of 2, nothing sent; together" in result.stdout
    assert "4 grades: 1 passed, 1 failed, 2 with nothing sent." in result.stdout


def test_which_of_several_files_counts_is_said(grade: Run, folder: Path, home: Path) -> None:
    (folder / "ada__double-1.py").write_text(SQUARES)
    result = grade("--feedback", "feedback")
    note = "2 files were sent for this exercise: submissions/ada__double-1.py counts."
    assert f"ada, double: {note}\n" in result.stderr and "O'Neil, double: " not in result.stderr
    assert "ada__double-1.py counts." in (home / "feedback" / "ada.md").read_text().replace("\\", "")


def test_of_many_notes_only_some_are_printed(grade: Run, folder: Path) -> None:
    for number in range(12):
        for name in (f"s{number:02}__double.py", f"s{number:02}__double-1.py"):
            (folder / name).write_text(RIGHT)
    result = grade()
    assert "s09, double: 2 files" in result.stderr and "s10, double: 2 files" not in result.stderr
    assert "Notes on 2 more are in the reports: --json, --html and --feedback have them.\n" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("nowhere",), "nowhere"),
        (("empty",), "no submissions"),
        (("submissions", "--exercise", "dubble"), "Did you mean double?"),
        (("submissions", "--csv", "no/such/folder.csv"), "no/such/folder.csv cannot be written: there is no folder"),
        (("submissions", "--csv", "empty"), "empty cannot be written: it is a folder"),
        (("submissions", "--feedback", "file"), "file cannot be written: it is a file, not a folder"),
        (("submissions", "--gradebook", "file"), "file cannot be read: "),
        (("submissions", "--gradebook", "no/book"), "no/book cannot be used: "),
        (("submissions", "--pass-at", "80"), "80"),
        (("submissions", "--jobs", "2", "--dask", "tcp://h:1"), "give one of them"),
        ((), "Missing argument"),
    ],
)  # fmt: skip
def test_what_cannot_be_done_is_a_sentence_and_exit_code_2(
    run: Run, folder: Path, home: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    (home / "empty").mkdir()
    (home / "file").write_text("a letter to nobody " * 100)
    before = sorted(home.rglob("*"))
    result = run("grade", *arguments)
    assert result.exit_code == 2 and result.stdout == ""
    assert sentence.casefold() in result.stderr.casefold() and "Traceback" not in result.stderr
    assert sorted(home.rglob("*")) == before


@pytest.mark.parametrize(
    ("done", "seconds", "said"),
    [
        (0, 5.0, ""),
        (25, 0.0, ""),
        (25, 5.0, "5 a second, 0:35 left"),
        (100, 1000.0, "0 a second, 16:40 left"),
        (200, 4.0, "50 a second, 0:00 left"),
    ],
)
def test_a_bar_tells_the_rate_and_the_time_that_is_left(done: int, seconds: float, said: str) -> None:
    assert pace(done, 200, seconds) == said


def test_a_bar_takes_nothing_away(capsys: pytest.CaptureFixture[str]) -> None:
    assert list(with_bar(range(5), 5)) == [0, 1, 2, 3, 4]
    assert capsys.readouterr().out == ""


def test_without_room_for_a_gradebook_one_must_be_named(
    grade: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(home / "no" / "folder"))
    result = grade()
    assert result.exit_code == 2 and result.stdout == ""
    assert "There is no room for a gradebook: No such file or directory. Name a file with --gradebook." in result.stderr


def test_strangers_code_is_not_run_where_it_is_not_confined(grade: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CREDIT_TUTOR_JAIL_OFF", "landlock_files")
    result = grade()
    assert result.exit_code == 2 and result.stdout == ""
    assert "nothing was run: credit-tutor doctor says why" in result.stderr
    assert grade("--trust-submissions").exit_code == 0


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The gradebook of a class, made once; a test works on its copy."""
    folder = tmp_path_factory.mktemp("class")
    (folder / "ada__double.py").write_text(RIGHT)
    (folder / "bob__double.py").write_text(SQUARES)
    command = ["--course", str(TOYS), "grade", str(folder), "--gradebook", str(folder / "book"), "--jobs", "1"]
    assert CliRunner().invoke(main, command).exit_code == 0
    yield folder / "book"


@pytest.fixture
def gradebook(run: Run, book: Path, home: Path) -> Run:
    """Run `gradebook` on a copy of it."""
    (home / "gradebook").write_bytes(book.read_bytes())
    return lambda *arguments: run("gradebook", *arguments)


def said(result: Result) -> str:
    assert result.exit_code == 0, result.stderr
    return result.stdout


def test_points_by_hand_are_shown_as_such_beside_what_was_computed(gradebook: Run) -> None:
    assert "bob, double: 2.5 of 3 by hand, where 0 were computed" in said(
        gradebook("set", "bob", "double", "--points", "2.5", "--comment", "explained it [well]")
    )
    shown = said(gradebook("show"))
    assert "bob: double 2.5 of 3 by hand, failed\n" in shown
    assert 'by hand: bob, double, 2.5 of 3 where 0 were computed: "explained it [well]"\n' in shown
    assert "ada: double 3 of 3, passed\n" in shown
    assert re.search(r"Seed \d+, for everybody\. Graded last with version 1 of the course\.\n", shown)


def test_what_is_not_given_stays_and_what_was_decided_can_be_taken_back(gradebook: Run) -> None:
    gradebook("set", "bob", "double", "--points", "3")
    assert "3 of 3 by hand, where 0 were computed, with the comment: fine." in said(
        gradebook("set", "bob", "double", "--comment", "fine")
    )
    assert "0 of 3, as computed, with the comment: fine." in said(
        gradebook("set", "bob", "double", "--points", "computed")
    )
    assert "0 of 3, as computed." in said(gradebook("set", "bob", "double", "--comment", ""))
    assert "hand" not in said(gradebook("show"))


def test_what_a_terminal_sends_need_not_be_text(gradebook: Run, run: Run, home: Path) -> None:
    (home / os.fsdecode(b"caf\xe9__double.py")).write_text(SQUARES)
    assert "caf\\udce9: double 0 of 3, failed" in said(run("grade", ".", "--gradebook", "gradebook", "--jobs", "1"))
    for name in ("caf\udce9", "caf\\udce9"):
        gradebook("set", name, "double", "--points", "1", "--comment", f"{name} \x1b[31m")
        shown = said(gradebook("show"))
        assert "caf\\udce9: double 1 of 3 by hand" in shown and "\x1b" not in shown


def test_a_decision_stays_when_the_class_is_graded_again(gradebook: Run, book: Path, run: Run, home: Path) -> None:
    gradebook("set", "bob", "double", "--points", "3")
    result = run("grade", str(book.parent), "--seed", "9", "--gradebook", "gradebook", "--jobs", "1")
    assert "bob: double 3 of 3 by hand, passed" in result.stdout


def test_points_for_an_exercise_that_nobody_else_lacks(gradebook: Run, run: Run, home: Path) -> None:
    (home / "ada__visits.py").write_text("def visits(episodes):\n    return {}\n")
    run("grade", "ada__visits.py", "--gradebook", "gradebook", "--jobs", "1")
    assert "bob, visits: 2 of 2 by hand, where nothing was sent, with the comment: by mail." in said(
        gradebook("set", "bob", "visits", "--points", "2", "--comment", "by mail")
    )
    shown = said(gradebook("show"))
    assert "bob: double 0 of 3, failed; visits 2 of 2 by hand, passed; together 2 of 5\n" in shown
    written = run("grade", "ada__visits.py", "--gradebook", "gradebook", "--json", "j.json", "--feedback", "fb")
    assert written.exit_code == 0
    (bob,) = (one for one in json.loads((home / "j.json").read_text()) if one["student"] == "bob" and not one["sent"])
    assert bob["grade"]["points"] == 2 and bob["problem"] == "Nothing was sent for visits."
    assert "by mail" in (home / "fb" / "bob.md").read_text()
    gradebook("set", "bob", "visits", "--points", "computed", "--comment", "")
    assert "bob: double 0 of 3, failed\n" in said(gradebook("show"))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("set", "bop", "double", "--points", "1"), "Nobody called 'bop' is graded here. Did you mean bob?"),
        (("set", "bob", "visits", "--points", "1"), "Nobody is graded for 'visits' here, only for double."),
        (("set", "bob", "double"), "Give --points, --comment or both."),
        (("set", "bob", "double", "--points", "many"), "neither a number from 0 up nor 'computed'"),
        (("set", "bob", "double", "--points", "nan"), "neither a number from 0 up nor 'computed'"),
        (("set", "bob", "double", "--points=-1"), "neither a number from 0 up nor 'computed'"),
        (("show", "--gradebook", "elsewhere"), "There is no file elsewhere: name the gradebook"),
    ],
)
def test_a_decision_that_makes_no_sense_is_refused(
    gradebook: Run, home: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    result = gradebook(*arguments)
    assert result.exit_code == 2 and sentence in result.stderr
    with Gradebook.existing(home / "gradebook") as book:
        assert book.overrides() == ()


def test_more_points_than_an_exercise_can_bring_are_kept_and_said_to_be_more(gradebook: Run) -> None:
    more = said(gradebook("set", "bob", "double", "--points", "30"))
    assert more == "bob, double: 30 of 3 by hand, which is more than it can bring, where 0 were computed.\n"
    assert "more" not in said(gradebook("set", "bob", "double", "--points", "3"))


def test_an_empty_gradebook_is_said_to_be_empty(run: Run, home: Path) -> None:
    Gradebook.open(home / "gradebook").close()
    assert said(run("gradebook", "show")) == "gradebook holds no grades yet.\n"
