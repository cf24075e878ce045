"""Saves are seen however an editor saves; files that are missing or empty are waited for."""

from pathlib import Path

import pytest

from tutor.workspace.watching import Watch


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "double.py"
    file.write_text("old")
    return file


def test_what_is_there_at_first_is_no_change(file: Path) -> None:
    assert Watch([file]).changed() == []


def test_a_save_in_place_is_seen_once(file: Path) -> None:
    watch = Watch([file])
    file.write_text("something new")
    assert watch.changed() == [file]
    assert watch.changed() == []


def test_a_save_by_renaming_is_seen(file: Path, tmp_path: Path) -> None:
    watch = Watch([file])
    (tmp_path / "temporary").write_text("new")
    (tmp_path / "temporary").rename(file)
    assert watch.changed() == [file]


def test_a_file_that_is_away_for_a_moment_is_seen_when_it_is_back(file: Path, tmp_path: Path) -> None:
    watch = Watch([file])
    file.rename(tmp_path / "double.py~")
    assert watch.changed() == []
    file.write_text("new")
    assert watch.changed() == [file]


def test_a_file_that_was_moved_away_and_back_has_not_changed(file: Path, tmp_path: Path) -> None:
    watch = Watch([file])
    file.rename(tmp_path / "elsewhere")
    watch.changed()
    (tmp_path / "elsewhere").rename(file)
    assert watch.changed() == []


def test_an_empty_file_is_waited_for(file: Path) -> None:
    watch = Watch([file])
    file.write_text("")
    assert watch.changed() == []
    file.write_text("new")
    assert watch.changed() == [file]


def test_a_file_that_appears_is_seen(tmp_path: Path) -> None:
    watch = Watch([tmp_path / "later.py"])
    assert watch.changed() == []
    (tmp_path / "later.py").write_text("here")
    assert watch.changed() == [tmp_path / "later.py"]


def test_only_the_files_that_changed_are_told(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.py"
    other.write_text("other")
    watch = Watch([file, other])
    other.write_text("other and more")
    assert watch.changed() == [other]


def test_a_folder_that_goes_away_is_no_error(tmp_path: Path) -> None:
    file = tmp_path / "folder" / "double.py"
    file.parent.mkdir()
    file.write_text("old")
    watch = Watch([file])
    file.unlink()
    file.parent.rmdir()
    assert watch.changed() == []
