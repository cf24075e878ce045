"""A database that is damaged is set aside and said; one that is newer is refused; nobody's writing is lost."""

import os
import signal
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from tutor.course import Course
from tutor.sandbox import Submission
from tutor.workspace import Workspace, WorkspaceError
from tutor.workspace import workspace as workspace_module
from tutor.workspace.schema import MIGRATIONS, WORKSPACE

TOYS = Path(__file__).parents[1] / "courses" / "toy"


def state(folder: Path) -> Path:
    return folder / ".credit-tutor" / "state.sqlite3"


def set_aside(folder: Path) -> list[Path]:
    return sorted(state(folder).parent.glob("state.sqlite3.unreadable-*"))


@pytest.fixture
def folder(tmp_path: Path, toys: Course) -> Path:
    """A workspace in which something has happened, closed again."""
    workspace = Workspace.open(tmp_path, toys)
    for number in range(200):
        workspace.record_attempt("double", Submission.from_text("double.py", f"# {number}\n" * 100), None)
    workspace.close()
    return tmp_path


def damage_beginning(file: Path) -> None:
    file.write_bytes(b"these are not the bytes of a database" + file.read_bytes()[40:])


def damage_middle(file: Path) -> None:
    content = file.read_bytes()
    file.write_bytes(content[:8192] + b"\xa5" * (len(content) - 8192))


def cut_short(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:5000])


@pytest.mark.parametrize("damage", [damage_beginning, damage_middle, cut_short])
def test_a_damaged_database_is_kept_aside_and_a_new_one_begun(folder: Path, toys: Course, damage: object) -> None:
    damage(state(folder))  # type: ignore[operator]
    damaged = state(folder).read_bytes()
    (folder / "double.py").write_text("my work")
    workspace = Workspace.open(folder, toys)
    [aside] = set_aside(folder)
    assert aside.read_bytes() == damaged
    assert workspace.notices == (workspace.database.notice,) and str(aside) in str(workspace.notices)
    assert workspace.attempts("double") == []
    assert (folder / "double.py").read_text() == "my work"
    assert Workspace.open(folder, toys).notices == ()


def test_a_folder_in_the_databases_place_is_kept_aside(folder: Path, toys: Course) -> None:
    state(folder).unlink()
    state(folder).mkdir()
    assert "it is a folder" in Workspace.open(folder, toys).notices[0]
    assert set_aside(folder)[0].is_dir()


def test_a_sound_database_is_not_set_aside(folder: Path, toys: Course) -> None:
    workspace = Workspace.open(folder, toys)
    assert workspace.notices == () and set_aside(folder) == []
    assert len(workspace.attempts("double")) == 200


def test_a_newer_database_is_refused_and_not_touched(folder: Path, toys: Course) -> None:
    with sqlite3.connect(state(folder)) as connection:
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    connection.close()
    before = state(folder).read_bytes()
    with pytest.raises(WorkspaceError, match=r"written by a newer credit-tutor\. Update credit-tutor, or"):
        Workspace.open(folder, toys)
    assert state(folder).read_bytes() == before and set_aside(folder) == []


def test_an_older_database_is_brought_up_to_date(folder: Path, toys: Course, monkeypatch: pytest.MonkeyPatch) -> None:
    change = ("ALTER TABLE progress ADD COLUMN mood TEXT",)
    monkeypatch.setattr(workspace_module, "WORKSPACE", replace(WORKSPACE, migrations=(*MIGRATIONS, change)))
    workspace = Workspace.open(folder, toys)
    assert len(workspace.attempts("double")) == 200
    with workspace.database.reading() as connection:
        assert connection.execute("PRAGMA user_version").fetchone()[0] == len(MIGRATIONS) + 1
        assert connection.execute("SELECT mood FROM progress").fetchone()["mood"] is None
    assert Workspace.open(folder, toys).notices == ()


def test_a_migration_that_fails_leaves_the_old_version(
    folder: Path, toys: Course, monkeypatch: pytest.MonkeyPatch
) -> None:
    change = ("ALTER TABLE progress ADD COLUMN mood TEXT", "nonsense")
    monkeypatch.setattr(workspace_module, "WORKSPACE", replace(WORKSPACE, migrations=(*MIGRATIONS, change)))
    with pytest.raises(WorkspaceError, match="nonsense"):
        Workspace.open(folder, toys)
    monkeypatch.undo()
    assert len(Workspace.open(folder, toys).attempts("double")) == 200


KILLED_WHILE_WRITING = """
import sys, time
from pathlib import Path
from tutor.course import load_course
from tutor.workspace import Workspace

workspace = Workspace.open(Path(sys.argv[1]), load_course(Path(sys.argv[2])))
workspace.set_page("double", 2)
with workspace.database.writing() as connection:
    connection.execute("UPDATE progress SET page = 9")
    connection.execute("DELETE FROM attempts")
    print("in the middle", flush=True)
    time.sleep(60)
"""


def test_a_process_killed_in_the_middle_of_writing_leaves_what_was_before(folder: Path, toys: Course) -> None:
    process = python(KILLED_WHILE_WRITING, folder)
    assert process.stdout is not None and process.stdout.readline() == b"in the middle\n"
    process.send_signal(signal.SIGKILL)
    process.communicate()
    workspace = Workspace.open(folder, toys)
    assert workspace.notices == ()
    assert workspace.progress("double").page == 2
    assert len(workspace.attempts("double")) == 200


WRITING_AT_ONCE = """
import sys
from pathlib import Path
from tutor.course import load_course
from tutor.sandbox import Submission
from tutor.workspace import Workspace

workspace = Workspace.open(Path(sys.argv[1]), load_course(Path(sys.argv[2])))
for number in range(40):
    workspace.record_attempt("double", Submission.from_text("double.py", f"# {sys.argv[3]} {number}"), None)
    workspace.add_seconds("double", 1)
"""


def test_processes_that_write_at_once_lose_nothing(tmp_path: Path, toys: Course) -> None:
    processes = [python(WRITING_AT_ONCE, tmp_path, name) for name in ("app", "watch")]
    assert [process.communicate()[1] for process in processes] == [b"", b""]
    workspace = Workspace.open(tmp_path, toys)
    assert [attempt.number for attempt in workspace.attempts("double")] == list(range(1, 81))
    assert workspace.progress("double").seconds == 80


def test_threads_share_a_workspace(workspace: Workspace) -> None:
    def work(thread: int) -> list[int | None]:
        return [
            workspace.record_attempt("double", Submission.from_text("double.py", f"# {thread} {number}"), None)
            for number in range(20)
        ]

    with ThreadPoolExecutor(4) as threads:
        numbers = [number for done in threads.map(work, range(4)) for number in done]
    assert sorted(str(number) for number in numbers) == sorted(str(number) for number in range(1, 81))


def test_a_database_that_another_program_holds_is_a_sentence(
    workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    with workspace.database.reading() as connection:
        connection.execute("PRAGMA busy_timeout = 1")
    other = sqlite3.connect(state(workspace.path), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(WorkspaceError, match="Another program is using it; please try again"):
        workspace.set_page("double", 2)
    other.execute("ROLLBACK")
    other.close()
    workspace.set_page("double", 2)


def python(code: str, *arguments: object) -> "subprocess.Popen[bytes]":
    folder, *rest = map(str, arguments)
    command = [sys.executable, "-c", code, folder, str(TOYS), *rest]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ})
