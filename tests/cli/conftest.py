"""The command line in this process, on the toy course, in a home folder of its own."""

from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from toy_learner import TOYS, Run

from tutor.cli import main
from tutor.course import Course
from tutor.sandbox import Sandbox
from tutor.workspace import Workspace


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home folder, which is also the current one."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.delenv("CREDIT_TUTOR_WORKSPACE", raising=False)
    monkeypatch.chdir(home)
    return home


@pytest.fixture
def run(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command on the toy course and return its exit code, stdout and stderr."""
    monkeypatch.setattr("tutor.sandbox.start_sandbox", lambda: nullcontext(sandbox))

    def run(*arguments: str, input: str | None = None) -> Result:
        return CliRunner().invoke(main, ["--course", str(TOYS), *arguments], input=input)

    return run


@pytest.fixture
def workspace(home: Path, toys: Course) -> Iterator[Workspace]:
    """The workspace that commands use by default."""
    opened = Workspace.open(home / "credit-tutor", toys)
    yield opened
    opened.close()


@pytest.fixture
def mine(workspace: Workspace, toys: Course) -> Path:
    """The learner's file for the exercise `double`."""
    return workspace.file(toys.exercise("double"))
