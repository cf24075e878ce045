"""Writing a recipe, and the wheel in it."""

import csv
import errno
import io
import zipfile
from base64 import urlsafe_b64encode
from hashlib import sha256
from pathlib import Path

import pytest

from tutor.course import Course
from tutor.grading.errors import GradingError
from tutor.grading.recipes.file import RecipeFile, write_recipe
from tutor.grading.recipes.wheel import build_wheel

FILES = (RecipeFile("run", b"#!/bin/sh\n", is_program=True), RecipeFile(".github/deep/file.txt", b"text"))


def test_programs_can_be_run_and_texts_cannot(tmp_path: Path) -> None:
    write_recipe(tmp_path / "new", FILES)
    assert (tmp_path / "new" / "run").stat().st_mode & 0o777 == 0o755
    assert (tmp_path / "new" / ".github" / "deep" / "file.txt").stat().st_mode & 0o777 == 0o644


def test_other_files_stay_and_the_same_are_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    write_recipe(tmp_path, FILES)
    (tmp_path / "run").write_text("changed by hand")
    with pytest.raises(GradingError, match=r"holds run, .github/deep/file.txt already"):
        write_recipe(tmp_path, FILES)
    assert (tmp_path / "run").read_text() == "changed by hand"
    assert (tmp_path / "mine.txt").read_text() == "mine"


def test_where_one_cannot_be_written_none_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = Path.write_bytes

    def full(path: Path, content: bytes) -> int:
        if path.name == "file.txt":
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(path, content)

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(GradingError, match="new cannot be written: No space left on device"):
        write_recipe(tmp_path / "new", FILES)
    assert list(tmp_path.iterdir()) == []


def test_a_file_in_the_place_of_the_folder_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(GradingError, match="cannot be written"):
        write_recipe(tmp_path / "file", FILES)


def test_the_wheel_lists_what_it_holds(course: Course) -> None:
    wheel = build_wheel(course)
    with zipfile.ZipFile(io.BytesIO(wheel.content)) as archive:
        assert archive.testzip() is None
        held = {name: archive.read(name) for name in archive.namelist()}
    (record,) = (name for name in held if name.endswith(".dist-info/RECORD"))
    rows = {name: (digest, size) for name, digest, size in csv.reader(io.StringIO(held[record].decode()))}
    assert rows.keys() == held.keys()
    for name in held.keys() - {record}:
        digest = urlsafe_b64encode(sha256(held[name]).digest()).rstrip(b"=").decode()
        assert rows[name] == (f"sha256={digest}", str(len(held[name])))
    assert {name.split("/")[0] for name in held} == {"tutor", record.split("/")[0]}
    assert not any("__pycache__" in name for name in held)


def test_the_same_program_gives_the_same_wheel(course: Course) -> None:
    assert build_wheel(course) == build_wheel(course)


def test_another_course_travels_in_the_place_of_ours(toys: Course) -> None:
    with zipfile.ZipFile(io.BytesIO(build_wheel(toys).content)) as archive:
        toml = archive.read("tutor/_course/exercises/course.toml").decode()
    assert toys.title in toml
