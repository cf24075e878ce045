"""The zip to hand in: the files that were worked on, as they are, the same bytes each time."""

import os
import zipfile
from pathlib import Path

import pytest

from tutor.course import Course
from tutor.workspace import Workspace, WorkspaceError
from tutor.workspace.packing import pack

MINE = b"# -*- coding: latin-1 -*-\r\ncaf\xe9 = 1\r\n"


def test_it_holds_the_files_that_were_worked_on_byte_for_byte(
    workspace: Workspace, toys: Course, tmp_path: Path
) -> None:
    workspace.file(toys.exercise("double")).write_bytes(MINE)
    workspace.file(toys.exercise("visits")).unlink()
    target = tmp_path / "mine.zip"
    pack(workspace, target)
    with zipfile.ZipFile(target) as archive:
        assert archive.namelist() == ["double.py"]
        assert archive.read("double.py") == MINE


def test_the_same_files_make_the_same_archive(workspace: Workspace, toys: Course, tmp_path: Path) -> None:
    for exercise in reversed(toys.exercises):
        workspace.save(exercise, f"# {exercise.id}\n")
    first, second = tmp_path / "first.zip", tmp_path / "second.zip"
    pack(workspace, first)
    os.utime(workspace.file(toys.exercise("double")), (0, 0))
    pack(workspace, second)
    assert second.read_bytes() == first.read_bytes()


def test_it_may_be_made_again(workspace: Workspace, toys: Course, tmp_path: Path) -> None:
    workspace.save(toys.exercise("double"), "# one\n")
    pack(workspace, tmp_path / "mine.zip")
    workspace.save(toys.exercise("double"), "# two\n")
    pack(workspace, tmp_path / "mine.zip")
    with zipfile.ZipFile(tmp_path / "mine.zip") as archive:
        assert archive.read("double.py") == b"# two\n"


def test_starters_alone_are_nothing_to_hand_in(workspace: Workspace, tmp_path: Path) -> None:
    with pytest.raises(WorkspaceError, match="nothing to pack"):
        pack(workspace, tmp_path / "mine.zip")
    assert not (tmp_path / "mine.zip").exists()


def test_a_file_that_is_no_zip_is_not_overwritten(workspace: Workspace, toys: Course) -> None:
    mine = workspace.file(toys.exercise("double"))
    mine.write_text("# my work\n")
    with pytest.raises(WorkspaceError, match="is not a zip"):
        pack(workspace, mine)
    assert mine.read_text() == "# my work\n"


def test_a_target_that_cannot_be_written_is_a_sentence(workspace: Workspace, toys: Course, tmp_path: Path) -> None:
    workspace.save(toys.exercise("double"), "# my work\n")
    with pytest.raises(WorkspaceError, match=r"mine\.zip cannot be written: No such file or directory"):
        pack(workspace, tmp_path / "nowhere" / "mine.zip")
