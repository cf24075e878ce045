"""Where exports go: whole or not at all, under names that every system takes."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tutor.grading.errors import GradingError
from tutor.grading.exports.text import file_names, points_text
from tutor.grading.exports.writing import write_folder, write_text


def breaking_off() -> Iterator[tuple[str, str]]:
    yield "ada.md", "new"
    raise OSError(28, "No space left on device")


def test_a_file_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "a.csv").write_text("old")
    write_text(tmp_path / "a.csv", ["n", "éw"])
    assert (tmp_path / "a.csv").read_text(encoding="utf-8") == "néw"
    assert [path.name for path in tmp_path.iterdir()] == ["a.csv"]


@pytest.mark.parametrize("place", ["missing/a.csv", "."])
def test_a_place_that_cannot_be_written_is_a_sentence(tmp_path: Path, place: str) -> None:
    with pytest.raises(GradingError, match="cannot be written"):
        write_text(tmp_path / place, ["x"])
    assert list(tmp_path.iterdir()) == []


def test_a_pipe_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_text(pipe, ["grades"])
    assert os.read(reader, 100) == b"grades"
    os.close(reader)
    assert pipe.is_fifo()


def test_a_folder_appears_with_all_its_files(tmp_path: Path) -> None:
    write_folder(tmp_path / "out", [("a.md", "a"), ("b/results.json", "b")])
    assert (tmp_path / "out" / "b" / "results.json").read_text() == "b"
    assert [path.name for path in tmp_path.iterdir()] == ["out"]


def test_in_a_folder_that_is_there_other_files_stay(tmp_path: Path) -> None:
    out = tmp_path / "out"
    (out / "b").mkdir(parents=True)
    (out / "mine.txt").write_text("mine")
    (out / "a.md").write_text("old")
    write_folder(out, [("a.md", "new"), ("b/results.json", "b")])
    assert {path.name: path.read_text() for path in out.rglob("*") if path.is_file()} == {
        "mine.txt": "mine",
        "a.md": "new",
        "results.json": "b",
    }


def test_a_folder_that_breaks_off_leaves_what_was_there(tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    (out / "ada.md").write_text("old")
    with pytest.raises(GradingError, match="out cannot be written: No space left on device"):
        write_folder(out, breaking_off())
    assert (out / "ada.md").read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["out"]


def test_a_file_in_the_folders_place_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "out").write_text("a file")
    with pytest.raises(GradingError, match="cannot be written"):
        write_folder(tmp_path / "out", [("a.md", "a")])
    assert (tmp_path / "out").read_text() == "a file"


def test_the_current_folder_is_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    write_folder(Path(), [("a.md", "a")])
    assert (tmp_path / "here" / "a.md").read_text() == "a"


STUDENTS = [
    "Ada Lovelace", "ada lovelace", "a/b", "a_b", "..", ".", "", " ", "../../etc/passwd", "con", "NUL.txt", ".hidden",
    "金子 みすゞ", "Béla", "Be\u0301la", "x" * 400, "é" * 400, "half\udc80", "new\nline", "tab\t", "a\\b", "a:b", "-rf",
]  # fmt: skip


def test_every_student_has_a_file_of_their_own_that_can_be_made(tmp_path: Path) -> None:
    names = file_names(STUDENTS)
    for name in names.values():
        (tmp_path / f"{name}.md").touch(exist_ok=False)
    assert len({name.casefold() for name in names.values()}) == len(STUDENTS)
    assert len(list(tmp_path.iterdir())) == len(STUDENTS)


def test_a_name_that_is_one_stays_as_it_is() -> None:
    assert file_names(["Ada Lovelace", "金子 みすゞ"]) == {"Ada Lovelace": "Ada Lovelace", "金子 みすゞ": "金子 みすゞ"}


@pytest.mark.parametrize(("points", "text"), [(7, "7"), (7.5, "7.5"), (1 / 3, "0.33"), (12345678, "12345678")])
def test_points_are_written_as_people_write_them(points: float, text: str) -> None:
    assert points_text(points) == text
