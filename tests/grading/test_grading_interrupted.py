"""A grading that ends before its time: what was graded is kept, nobody stays behind, and the rest comes next time."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from toy_class import NEVER_ENDS, RIGHT, TOYS

from tutor.grading.gradebook import Gradebook

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")

PATIENCE = 30.0
QUICK = 6
SLOW = 30


def until(there: Callable[[], bool]) -> bool:
    """Whether something comes true before patience ends."""
    end = time.monotonic() + PATIENCE
    while not there():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


def descendants(parent: int) -> set[int]:
    """The ids of a process's children, and of theirs."""
    parents = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            text = status.read_text()
        except OSError:
            continue
        parents[int(status.parent.name)] = int(text[text.rindex(")") + 2 :].split()[1])
    found, more = set(), {parent}
    while more:
        more = {pid for pid, of in parents.items() if of in more}
        found |= more
    return found


def alive(pid: int) -> bool:
    try:
        text = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return text[text.rindex(")") + 2] != "Z"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A class whose first files are graded in no time, and whose other files keep everybody busy for minutes."""
    submissions = tmp_path / "submissions"
    submissions.mkdir()
    for number in range(QUICK + SLOW):
        (submissions / f"{number:02}__double.py").write_text(RIGHT if number < QUICK else NEVER_ENDS)
    return tmp_path


def command(folder: Path) -> list[str]:
    return [
        str(Path(sys.executable).with_name("credit-tutor")), "--course", str(TOYS), "grade",
        str(folder / "submissions"), "--gradebook", str(folder / "book"), "--jobs", "2",
    ]  # fmt: skip


def graded(folder: Path) -> set[str]:
    if not (folder / "book").exists():
        return set()
    with Gradebook.existing(folder / "book") as book:
        return {mark.student for mark in book.marks()}


@pytest.fixture
def running(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """A grading that has graded something and is far from done."""
    environment = {**os.environ, "HOME": str(folder)}
    with subprocess.Popen(command(folder), stderr=subprocess.PIPE, text=True, env=environment) as process:
        try:
            assert until(lambda: bool(graded(folder)))
            yield process
        finally:
            process.kill()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_what_was_graded_stays_and_nobody_stays_behind(
    running: subprocess.Popen[str], folder: Path, how: signal.Signals
) -> None:
    others = descendants(running.pid)
    assert others
    running.send_signal(how)
    _, said = running.communicate(timeout=PATIENCE)
    assert until(lambda: not any(map(alive, others)))
    before = graded(folder)
    assert before and len(before) < QUICK + SLOW
    if how == signal.SIGINT:
        assert running.returncode == 130
        assert "Interrupted: " in said and "the same command goes on there" in said and "Traceback" not in said
    _finish(folder, before)


def _finish(folder: Path, before: set[str]) -> None:
    """Grade the rest, after the slow ones have been mended."""
    for file in (folder / "submissions").iterdir():
        if file.name.partition("__")[0] not in before:
            file.write_text(RIGHT)
    done = subprocess.run(command(folder), capture_output=True, text=True, timeout=PATIENCE, check=True)
    left = QUICK + SLOW - len(before)
    assert f"{left} of {QUICK + SLOW} to be graded" in done.stderr
    assert len(graded(folder)) == QUICK + SLOW
