"""Nothing of the learner's is ever lost: starters come once, a save is whole or not at all, reset keeps the old."""

import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tutor.course import Course, Track
from tutor.workspace import Workspace, WorkspaceError

MINE = "def double(x):\n    return x + x\n"


def first_only(course: Course) -> Course:
    """The same course before it had its other exercises."""
    return replace(course, tracks=(Track("Old", course.exercises[:1]),))


def test_a_new_workspace_holds_every_starter(workspace: Workspace, toys: Course) -> None:
    for exercise in toys.exercises:
        assert workspace.file(exercise).read_text() == exercise.starter
        assert workspace.is_untouched(exercise)
    assert workspace.notices == ()


def test_a_file_that_is_there_already_stays_as_it_is(tmp_path: Path, toys: Course) -> None:
    (tmp_path / "double.py").write_text(MINE)
    workspace = Workspace.open(tmp_path, toys)
    assert (tmp_path / "double.py").read_text() == MINE
    assert not workspace.is_untouched(toys.exercise("double"))


def test_opening_again_changes_nothing(workspace: Workspace, toys: Course) -> None:
    double = toys.exercise("double")
    workspace.save(double, MINE)
    again = Workspace.open(workspace.path, toys)
    assert again.file(double).read_text() == MINE
    assert again.notices == ()


def test_a_file_that_the_learner_deleted_stays_deleted(workspace: Workspace, toys: Course) -> None:
    file = workspace.file(toys.exercise("double"))
    file.unlink()
    Workspace.open(workspace.path, toys)
    assert not file.exists()


def test_an_exercise_that_an_update_brings_adds_its_starter_and_says_so(tmp_path: Path, toys: Course) -> None:
    old = Workspace.open(tmp_path, first_only(toys))
    old.save(toys.exercises[0], MINE)
    new = Workspace.open(tmp_path, toys)
    assert new.file(toys.exercises[0]).read_text() == MINE
    assert new.file(toys.exercises[1]).read_text() == toys.exercises[1].starter
    assert toys.exercises[1].file_name in new.notices[0]


def test_a_starter_that_an_update_changes_does_not_reach_the_file(tmp_path: Path, toys: Course) -> None:
    double = toys.exercise("double")
    folder = tmp_path / "changed"
    folder.mkdir()
    (folder / "starter.py").write_text("# new words\n")
    changed = replace(double, folder=folder)
    updated = replace(toys, tracks=(Track("New", (changed,)),))
    Workspace.open(tmp_path / "mine", toys)
    workspace = Workspace.open(tmp_path / "mine", updated)
    assert workspace.file(changed).read_text() == double.starter
    assert workspace.is_untouched(changed)


def test_saving_keeps_the_permissions_and_leaves_nothing_beside(workspace: Workspace, toys: Course) -> None:
    double = toys.exercise("double")
    workspace.file(double).chmod(0o600)
    before = sorted(path.name for path in workspace.path.iterdir())
    workspace.save(double, MINE + "# δ\r\n")
    assert workspace.file(double).read_bytes() == (MINE + "# δ\r\n").encode()
    assert workspace.file(double).stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in workspace.path.iterdir()) == before


def test_half_a_character_is_refused_and_the_old_text_stays(workspace: Workspace, toys: Course) -> None:
    double = toys.exercise("double")
    workspace.save(double, MINE)
    with pytest.raises(WorkspaceError, match="line 2 holds half a character"):
        workspace.save(double, "x = 1\ny = '\ud83d'\n")
    assert workspace.file(double).read_text() == MINE


def test_a_folder_in_the_files_place_is_a_sentence(workspace: Workspace, toys: Course) -> None:
    double = toys.exercise("double")
    workspace.file(double).unlink()
    workspace.file(double).mkdir()
    with pytest.raises(WorkspaceError, match=r"double\.py cannot be written"):
        workspace.save(double, MINE)
    assert "folder" in str(workspace.submission(double).problem)
    assert not workspace.is_untouched(double)


KILLED_WHILE_SAVING = """
import os, sys, time
from pathlib import Path
from tutor.workspace.writing import write_file

def hang(descriptor):
    print("in the middle", flush=True)
    time.sleep(60)

os.fsync = hang
write_file(Path(sys.argv[1]), b"new")
"""


def test_a_process_killed_in_the_middle_of_saving_leaves_the_old_text(tmp_path: Path) -> None:
    file = tmp_path / "double.py"
    file.write_text(MINE)
    process = subprocess.Popen(
        [sys.executable, "-c", KILLED_WHILE_SAVING, str(file)], stdout=subprocess.PIPE, env={**os.environ}
    )
    assert process.stdout is not None
    assert process.stdout.readline() == b"in the middle\n"
    process.send_signal(signal.SIGKILL)
    process.communicate()
    assert file.read_text() == MINE


def test_reset_keeps_what_was_written_as_an_attempt(workspace: Workspace, toys: Course) -> None:
    double = toys.exercise("double")
    workspace.save(double, MINE)
    assert workspace.reset(double) == 1
    assert workspace.file(double).read_text() == double.starter
    [kept] = workspace.attempts("double")
    assert (kept.source, kept.why, kept.outcome) == (MINE, "reset", None)


def test_reset_of_the_starter_keeps_nothing(workspace: Workspace, toys: Course) -> None:
    assert workspace.reset(toys.exercise("double")) is None
    assert workspace.attempts("double") == []


def test_reset_brings_a_deleted_file_back(workspace: Workspace, toys: Course) -> None:
    double = toys.exercise("double")
    workspace.file(double).unlink()
    assert workspace.reset(double) is None
    assert workspace.file(double).read_text() == double.starter


@pytest.mark.parametrize("content", [b"caf\xe9 = 1\n", b"\0", b""])
def test_reset_moves_what_is_not_text_aside(workspace: Workspace, toys: Course, content: bytes) -> None:
    double = toys.exercise("double")
    workspace.file(double).write_bytes(content)
    kept = workspace.reset(double)
    assert isinstance(kept, Path) and kept.read_bytes() == content
    assert kept.parent == workspace.path / ".credit-tutor"
    assert workspace.file(double).read_text() == double.starter


def test_reset_without_room_for_the_starter_changes_nothing(
    workspace: Workspace, toys: Course, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, content: bytes) -> None:
        raise WorkspaceError(f"{path} cannot be written: No space left on device.")

    double = toys.exercise("double")
    workspace.file(double).write_bytes(b"caf\xe9 = 1\n")
    monkeypatch.setattr("tutor.workspace.workspace.write_file", full)
    with pytest.raises(WorkspaceError, match="No space"):
        workspace.reset(double)
    assert workspace.file(double).read_bytes() == b"caf\xe9 = 1\n"


def test_reset_moves_a_folder_or_a_link_aside(workspace: Workspace, toys: Course, tmp_path: Path) -> None:
    folder, link = toys.exercise("double"), toys.exercise("quadruple")
    workspace.file(folder).unlink()
    workspace.file(folder).mkdir()
    (workspace.file(folder) / "precious.py").write_text(MINE)
    workspace.file(link).unlink()
    (tmp_path / "target.py").write_text(MINE)
    workspace.file(link).symlink_to(tmp_path / "target.py")
    for exercise in (folder, link):
        kept = workspace.reset(exercise)
        assert isinstance(kept, Path)
        assert workspace.file(exercise).read_text() == exercise.starter
    assert (tmp_path / "target.py").read_text() == MINE
    assert [path.read_text() for path in workspace.path.rglob("precious.py")] == [MINE]


def test_a_submission_brings_the_learners_own_files_that_it_builds_on(workspace: Workspace, toys: Course) -> None:
    workspace.save(toys.exercise("double"), MINE)
    assert workspace.submission(toys.exercise("quadruple")).others == {"double": MINE}


def test_a_file_in_the_folders_place_is_a_sentence(tmp_path: Path, toys: Course) -> None:
    (tmp_path / "mine").write_text("not a folder")
    with pytest.raises(WorkspaceError, match=r"cannot hold your files: Not a directory\. Name another folder"):
        Workspace.open(tmp_path / "mine", toys)
    assert (tmp_path / "mine").read_text() == "not a folder"


def test_a_folder_that_cannot_be_written_is_a_sentence(unwritable: Path, toys: Course) -> None:
    with pytest.raises(WorkspaceError, match=str(unwritable)):
        Workspace.open(unwritable / "deeper", toys)
    with pytest.raises(WorkspaceError, match=r"state\.sqlite3 cannot be used: .* Mend that, or name another folder"):
        Workspace.open(unwritable, toys).seed("double")
