"""The command as a process: exit codes, what goes to stdout, escapes only on a terminal, what is imported."""

import json
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from toy_learner import RIGHT, SQUARES, TOYS

from tutor.workspace import Workspace

COMMAND = [sys.executable, "-m", "tutor", "--course", str(TOYS)]
ROOT = Path(__file__).parents[2]
ESCAPE = b"\x1b"


@pytest.fixture(autouse=True)
def importable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the processes find this checkout from any folder."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


def run(*arguments: str) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run([*COMMAND, *arguments], capture_output=True, check=False)


def on_a_terminal(*arguments: str) -> bytes:
    """Run with a terminal for stdout; return what appears there."""
    ours, theirs = pty.openpty()
    with subprocess.Popen([*COMMAND, *arguments], stdout=theirs, stdin=subprocess.DEVNULL) as process:
        os.close(theirs)
        shown = b""
        while part := _read(ours):
            shown += part
        os.close(ours)
    assert process.returncode in (0, 1)
    return shown


def _read(descriptor: int) -> bytes:
    try:
        return os.read(descriptor, 4096)
    except OSError:  # the other side is closed
        return b""


def test_piped_output_has_no_escapes(mine: Path) -> None:
    mine.write_text(SQUARES)
    done = run("check", "double")
    assert done.returncode == 1 and done.stderr == b""
    assert b"double: failed" in done.stdout and ESCAPE not in done.stdout


def test_a_terminal_gets_signs_and_plain_takes_them_away(mine: Path) -> None:
    mine.write_text(SQUARES)
    assert "✗ failed".encode() in on_a_terminal("check", "double")
    plain = on_a_terminal("check", "double", "--plain")
    assert b"double: failed" in plain and ESCAPE not in plain


def test_no_color_keeps_the_signs(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine.write_text(RIGHT)
    monkeypatch.setenv("NO_COLOR", "1")
    shown = on_a_terminal("check", "double")
    assert "✓ passed".encode() in shown and b"\x1b[3" not in shown


def test_json_is_alone_on_stdout_while_a_workspace_is_announced(home: Path) -> None:
    done = run("check", "double", "--json")
    assert json.loads(done.stdout)["outcome"] == "error"
    assert str(home).encode() in done.stderr
    assert done.returncode == 1


def test_a_terminal_without_unicode_is_no_stumbling_block(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine.write_text(f"# δ\n{RIGHT}")
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    assert run("check", "double").returncode == 0
    assert run("diff", "double").returncode == 0


def test_setup_errors_are_2_and_one_sentence(home: Path) -> None:
    done = run("check", "nowhere.py")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.count(b"\n") == 1


def test_a_reader_that_goes_away_is_no_traceback(workspace: Workspace) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([*COMMAND, "list"], stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert b"Traceback" not in done.stderr


def test_watch_sees_a_save_from_outside_and_ctrl_c_ends_it_quietly(mine: Path, tmp_path: Path) -> None:
    process = subprocess.Popen([*COMMAND, "watch", "double"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    lines = iter(process.stdout.readline, b"")
    assert next(lines).startswith(b"Watching ")
    assert any(b"error, 0 of 3 checks passed" in line for line in lines)
    (tmp_path / "new.py").write_text(RIGHT)
    (tmp_path / "new.py").replace(mine)
    assert any(b"passed, 3 of 3 checks passed" in line for line in lines)
    process.send_signal(signal.SIGINT)
    _, complaints = process.communicate(timeout=20)
    assert (process.returncode, complaints) == (130, b"")


HEAVY = {
    "rich",
    "textual",
    "hypothesis",
    "numpy",
    "tutor.sandbox",
    "tutor.checking.running",
    "tutor.views",
    "tutor.app",
}


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["list"], ["progress"]])
def test_what_shows_little_imports_little(arguments: list[str], workspace: Workspace) -> None:
    code = (
        "import sys\nfrom tutor.cli import main\n"
        "try:\n    main(sys.argv[1:])\nfinally:\n    print(*sys.modules, file=sys.stderr)"
    )
    command = [sys.executable, "-c", code, "--course", str(TOYS), *arguments]
    done = subprocess.run(command, capture_output=True, check=True, text=True)
    assert HEAVY & set(done.stderr.split()) == set()
