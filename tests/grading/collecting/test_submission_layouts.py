"""Whose a file is, and for which exercise, in the layouts that instructors have."""

import contextlib
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tutor.course import Course
from tutor.grading.collecting import collect
from tutor.workspace import Workspace
from tutor.workspace.packing import pack

GRPO, SAMPLE = "grpo_advantages", "dynamic_sample"

LAYOUTS = {
    "a name with both": ["{student}__{exercise}.py"],
    "a folder for each student": ["{student}/{exercise}.py"],
    "nested once more": ["{student}/homework/{exercise}.py"],
    "a folder for each exercise": ["{exercise}/{student}.py"],
    "a folder for each exercise, and in it one for each student": ["{exercise}/{student}/main.py"],
    "a folder for each student, and in it one for each exercise": ["{student}/{exercise}/main.py"],
    "below two folders": ["week 3/all/{student}/{exercise}.py"],
    "below three folders": ["a/b/c/{student}__{exercise}.py"],
    "a folder for each exercise, below a folder": ["week 3/{EXERCISE}/{student}.py"],
    "below a folder, beside a file that is no code": ["week 3/{student}/{exercise}.py", "week 3.txt"],
    "beside files of other kinds": ["{student}/{exercise}.py", "{student}/notes.pdf", "README.md", "grades.csv"],
    "beside what systems leave": [
        "{student}/{exercise}.py",
        "__MACOSX/{student}/._{exercise}.py",
        ".DS_Store",
        "{student}/.DS_Store",
        "{student}/.{exercise}.py.swp",
        "{student}/__pycache__/{exercise}.py",
        "{student}/venv/lib/site-packages/{exercise}.py",
        ".git/{exercise}.py",
    ],
    "in another case, with hyphens": ["{student}/{EXERCISE}.PY"],
}


def made(patterns: list[str]) -> dict[str, str]:
    files = {}
    for student in ("ada", "Émilie du Châtelet"):
        for exercise in (GRPO, SAMPLE):
            for pattern in patterns:
                names = {"student": student, "exercise": exercise, "EXERCISE": exercise.replace("_", "-").title()}
                files[pattern.format(**names)] = f"# {student}, {exercise}\n"
    return files


@pytest.mark.parametrize("patterns", LAYOUTS.values(), ids=LAYOUTS)
def test_a_layout_is_found_in_a_folder_and_in_a_zip(patterns, download, rows) -> None:
    found = rows(download(made(patterns)))
    assert list(found) == [
        (student, exercise) for student in ("ada", "Émilie du Châtelet") for exercise in (GRPO, SAMPLE)
    ]
    for (student, exercise), entry in found.items():
        assert entry.submission.source == f"# {student}, {exercise}\n"
        assert entry.submission.problem is None
        assert entry.notes == ()


def test_files_named_for_students_are_for_the_exercise_that_is_asked_for(download, rows) -> None:
    found = rows(download({"ada.py": "a = 1\n", "van Rossum, Guido.py": "g = 1\n", "s-1815.py": "s = 1\n"}), only=GRPO)
    assert [(student, entry.submission.source) for (student, _), entry in found.items()] == [
        ("ada", "a = 1\n"),
        ("s-1815", "s = 1\n"),
        ("van Rossum, Guido", "g = 1\n"),
    ]


def test_a_folder_that_is_named_for_an_exercise_is_for_that(folder, rows) -> None:
    first = folder({"ada.py": "a = 1\n", "bob/main.py": "b = 1\n", "eve/a.py": "x = 1\n", "eve/b.py": ""}, GRPO)
    second = folder({f"{SAMPLE}/ada.py": "a = 2\n"}, "week 3")
    found = rows(first, second)
    assert found["ada", GRPO].submission.source == "a = 1\n"
    assert found["ada", SAMPLE].submission.others == {GRPO: "a = 1\n"}
    assert found["bob", GRPO].submission.source == "b = 1\n"
    assert "only a.py, b.py" in str(found["eve", GRPO].submission.problem)
    assert not found["bob", SAMPLE].is_sent
    assert rows(first, only=SAMPLE)["ada", SAMPLE].submission.problem == f"Nothing was sent for {SAMPLE}."


def test_the_name_of_a_file_says_more_than_that_of_its_folder(download, rows) -> None:
    found = rows(download({f"{GRPO}/ada__{SAMPLE}.py": "a = 1\n", f"{GRPO}/bob.py": "b = 1\n"}))
    assert found["ada", SAMPLE].submission.source == "a = 1\n"
    assert not found["ada", GRPO].is_sent


def test_one_student_with_a_folder_for_each_exercise(folder, rows) -> None:
    found = rows(folder({f"{GRPO}/{GRPO}.py": "a = 1\n", f"{SAMPLE}/{SAMPLE}.py": "b = 1\n"}, "ada"))
    assert list(found) == [("ada", GRPO), ("ada", SAMPLE)]


@pytest.mark.parametrize("files", [["{}", "a/x.py", "b/y.py"], ["src/{}", "src/more/x.py"], ["src/a/{}", "src/b/x.py"]])
def test_what_one_student_keeps_in_folders_is_no_class(files: list[str], download, rows) -> None:
    found = rows(download({f"ada/{name.format(f'{GRPO}.py')}": f"# {name}\n" for name in files}))
    assert list(found) == [("ada", GRPO)]
    assert found["ada", GRPO].submission.problem is None


def test_an_archive_for_each_student(folder, archive, zipped, rows) -> None:
    ada, bob = zipped({f"{GRPO}.py": "a = 1\n"}), zipped({f"homework/{SAMPLE}.py": "b = 1\n"})
    for make in (folder, archive):
        found = rows(make({"ada.zip": ada, "bob.zip": bob}))
        assert found["ada", GRPO].submission.source == "a = 1\n"
        assert found["bob", SAMPLE].submission.source == "b = 1\n"


def test_an_archive_in_a_students_folder(download, zipped, rows) -> None:
    found = rows(download({"ada/homework.zip": zipped({f"{GRPO}.py": "a = 1\n"}), "bob/": ""}))
    assert found["ada", GRPO].submission.source == "a = 1\n"


def test_what_pack_writes(toys: Course, tmp_path: Path) -> None:
    with contextlib.closing(Workspace.open(tmp_path / "mine", toys)) as workspace:
        workspace.save(toys.exercise("double"), "# mine\n")
        pack(workspace, tmp_path / "ada lovelace.zip")
    (entry,) = collect([tmp_path / "ada lovelace.zip"], toys)
    assert (entry.student, entry.exercise, entry.submission.source) == ("ada lovelace", "double", "# mine\n")


def test_one_students_folder_and_one_students_file(folder, rows) -> None:
    path = folder({f"{GRPO}.py": "a = 1\n", f"{SAMPLE}.py": "b = 1\n"}, "ada")
    assert set(rows(path)) == {("ada", GRPO), ("ada", SAMPLE)}
    assert set(rows(path / f"{GRPO}.py")) == {("ada", GRPO)}


def test_several_paths_are_one_class(folder, archive, rows) -> None:
    first = folder({f"ada/{GRPO}.py": "a = 1\n", f"bob/{GRPO}.py": "b = 1\n"}, "week 1")
    second = archive({f"ada/{SAMPLE}.py": "a = 2\n"}, "week 2.zip")
    found = rows(first, second)
    assert found["ada", SAMPLE].submission.others == {GRPO: "a = 1\n"}
    assert found["bob", SAMPLE].submission.problem == f"Nothing was sent for {SAMPLE}."


@pytest.mark.parametrize("above", ["class/", "homework 3/"])
def test_folders_around_a_whole_class_are_nobody(above: str, archive, rows) -> None:
    names = (f"ada/{GRPO}.py", f"bob/{GRPO}.py")
    assert {student for student, _ in rows(archive({above + name: "x = 1\n" for name in names}))} == {"ada", "bob"}


def test_a_students_own_folder_in_their_archive_is_not_a_class(archive, rows) -> None:
    assert list(rows(archive({f"ada/{GRPO}.py": "x = 1\n"}, "ada.zip"))) == [("ada", GRPO)]
    assert list(rows(archive({f"ada/src/{GRPO}.py": "x = 1\n"}, "all.zip"))) == [("ada", GRPO)]


def test_students_get_their_own_other_files_only(download, rows) -> None:
    found = rows(
        download({f"ada/{SAMPLE}.py": "a = 1\n", f"bob/{SAMPLE}.py": "b = 1\n", f"bob/{GRPO}.py": "bob = 1\n"}),
        only=SAMPLE,
    )
    assert found["ada", SAMPLE].submission.others == {}
    assert found["bob", SAMPLE].submission.others == {GRPO: "bob = 1\n"}


def test_a_file_that_cannot_be_read_is_nobodys_other_file(download, rows) -> None:
    found = rows(download({f"ada/{SAMPLE}.py": "a = 1\n", f"ada/{GRPO}.py": b"\xff"}))
    sent = found["ada", SAMPLE].submission
    assert sent.others == {} and "is not UTF-8" in sent.unusable[GRPO]
    assert "is not UTF-8" in str(found["ada", GRPO].submission.problem)


def test_only_what_is_asked_for_in_the_order_of_the_course(download, rows) -> None:
    path = download({f"ada/{id}.py": "x = 1\n" for id in (GRPO, SAMPLE, "turn_discounting")})
    assert [id for _, id in rows(path, only=["turn_discounting", GRPO])] == [GRPO, "turn_discounting"]


def test_a_notebook_is_a_file_of_code(download, rows) -> None:
    cells = [{"cell_type": "markdown", "source": "# Title"}, {"cell_type": "code", "source": ["x = 1\n", "y = 2"]}]
    found = rows(download({f"ada/{GRPO}.ipynb": json.dumps({"cells": cells}), f"bob/{GRPO}.ipynb": "{"}))
    assert found["ada", GRPO].submission.source == "x = 1\ny = 2"
    assert "is not a notebook" in str(found["bob", GRPO].submission.problem)


def test_everything_is_the_same_however_often_it_is_found(download, course: Course) -> None:
    path = download(made(LAYOUTS["a folder for each student"]))
    first, second = collect([path], course), collect([path], course)
    assert first == second
    assert [entry.submission.digest for entry in first] == [entry.submission.digest for entry in second]


def test_nothing_is_written(download: Callable[..., Path], rows, tmp_path: Path) -> None:
    path = download(made(LAYOUTS["a folder for each student"]))
    before = sorted(tmp_path.rglob("*"))
    rows(path)
    assert sorted(tmp_path.rglob("*")) == before
