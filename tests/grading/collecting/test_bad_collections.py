"""What cannot be used is a row with a sentence, and what cannot be graded at all an error with one."""

import os
from pathlib import Path

import pytest

from tutor.course import Course
from tutor.grading.collecting import collect
from tutor.grading.errors import GradingError

GRPO = "grpo_advantages"
ADA = {f"ada/{GRPO}.py": "x = 1\n"}


@pytest.mark.parametrize(
    ("files", "words"),
    [
        ({"eve/": ""}, f"Nothing was sent for {GRPO}."),
        ({f"eve/{GRPO}.py": ""}, f"class/eve/{GRPO}.py is empty: write your code in it, and save."),
        ({f"eve/{GRPO}.py": b"\xff\xfe"}, f"class/eve/{GRPO}.py is not UTF-8, in line 1"),
        ({f"eve/{GRPO}.py": "#" * (1 << 21)}, "is larger than 1 MiB"),
        ({f"eve/{GRPO}.ipynb": "[]"}, "is not a notebook of the form"),
        ({"eve/report.docx": b"PK"}, "No Python was sent, only report.docx."),
        ({"eve/main.py": "x = 1\n"}, f"No file that was sent is called {GRPO}.py, only main.py."),
        ({"eve/dynamic_sample.py": "x = 1\n"}, f"Nothing was sent for {GRPO}."),
        ({f"eve/{i}.py": "x = 1\n" for i in range(7)}, "only 0.py, 1.py, 2.py, 3.py, 4.py and 2 more."),
    ],
)
def test_every_student_has_a_row(files: dict[str, str | bytes], words: str, folder, rows) -> None:
    found = rows(folder({**ADA, **files}))
    assert found["ada", GRPO].submission.problem is None
    assert found["eve", GRPO].submission.source == ""
    assert words in str(found["eve", GRPO].submission.problem)


@pytest.mark.parametrize(
    ("files", "is_sent"),
    [
        ({"eve/": ""}, False),
        ({"eve/a/": "", "eve/b/": ""}, False),
        ({"eve/dynamic_sample.py": "x = 1\n"}, False),
        ({f"eve/{GRPO}.py": ""}, True),
        ({"eve/main.py": "x = 1\n"}, True),
        ({"eve/report.docx": b"PK"}, True),
        ({"eve.zip": b"PK"}, True),
    ],
)
def test_who_sent_nothing_is_told_from_who_sent_nothing_of_use(
    files: dict[str, str | bytes], is_sent: bool, folder, rows
) -> None:
    found = rows(folder({**ADA, **files}))
    assert (found["ada", GRPO].is_sent, found["eve", GRPO].is_sent) == (True, is_sent)


def test_links_are_not_followed(folder, tmp_path: Path, rows) -> None:
    (tmp_path / "secret").mkdir()
    (tmp_path / "secret" / f"{GRPO}.py").write_text("secret = 1\n")
    path = folder({**ADA, "bob/": ""})
    (path / "eve").symlink_to(tmp_path / "secret")
    (path / "bob" / f"{GRPO}.py").symlink_to(tmp_path / "secret" / f"{GRPO}.py")
    (path / f"mallory__{GRPO}.py").symlink_to("/dev/zero")
    (path / "trent.zip").symlink_to("nowhere")
    found = rows(path)
    assert "is a link to a folder: it was not followed." in str(found["eve", GRPO].submission.problem)
    for student in ("bob", "mallory", "trent"):
        assert "is a symbolic link" in str(found[student, GRPO].submission.problem)


def test_a_folder_that_leads_back_into_itself(folder, rows) -> None:
    path = folder(ADA)
    (path / "ada" / "again").symlink_to(path)
    assert set(rows(path)) == {("ada", GRPO)}


def test_what_is_no_file_is_not_waited_for(folder, rows) -> None:
    path = folder({"eve/": "", **ADA})
    os.mkfifo(path / "eve" / f"{GRPO}.py")
    assert "is not an ordinary file" in str(rows(path)["eve", GRPO].submission.problem)


def test_folders_without_end(folder, rows) -> None:
    found = rows(folder({**ADA, "eve/" + "deep/" * 20 + f"{GRPO}.py": "x = 1\n"}))
    assert "lies too deep" in str(found["eve", GRPO].submission.problem)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_folder_that_may_not_be_read(folder, rows) -> None:
    path = folder({**ADA, f"eve/{GRPO}.py": "x = 1\n"})
    (path / "eve").chmod(0)
    assert "cannot be read" in str(rows(path)["eve", GRPO].submission.problem)


def test_a_file_that_names_no_exercise_among_files_that_do(folder, rows) -> None:
    path = folder({f"ada__{GRPO}.py": "x = 1\n", "eve.py": "y = 1\n"})
    assert rows(path, only=GRPO)["eve", GRPO].submission.source == "y = 1\n"
    assert "is called" in str(rows(path)["eve", GRPO].submission.problem)


@pytest.mark.parametrize(
    ("make", "ids", "words"),
    [
        (lambda path: None, [], "There is no file or folder"),
        (lambda path: path.mkdir(), [], "There are no submissions in"),
        (lambda path: path.write_text("x"), [], "holds no submissions"),
        (lambda path: (path.mkdir(), (path / "ada.py").write_text("x")), [], "says which exercise it is for"),
        (lambda path: (path.mkdir(), (path / "a.zip").write_text("x")), [], "a.zip is damaged"),
        (
            lambda path: (path.mkdir(), (path / "ada.py").write_text("x")),
            ["grpo_advantage"],
            "Did you mean grpo_advantages",
        ),
        (os.mkfifo, [], "holds no submissions"),
    ],
)
def test_what_cannot_be_graded_at_all(make, ids: list[str], words: str, tmp_path: Path, course: Course) -> None:
    path = tmp_path / "class"
    make(path)
    with pytest.raises(GradingError, match=words) as error:
        collect([path], course, ids)
    assert str(error.value)[-1] in ".?"


@pytest.mark.parametrize("path", [Path("a\0b"), Path("x" * 5000)])
def test_a_path_that_no_file_can_have(path: Path, course: Course) -> None:
    with pytest.raises(GradingError):
        collect([path], course)
