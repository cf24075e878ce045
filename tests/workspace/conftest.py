"""A learner's folder in a temporary place, and verdicts made by hand."""

import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tutor.checking.report import CheckResult, Report
from tutor.course import Course
from tutor.workspace import Workspace

NOBODY = 65534


@pytest.fixture
def workspace(tmp_path: Path, toys: Course) -> Iterator[Workspace]:
    """A new workspace of the toy course."""
    opened = Workspace.open(tmp_path / "mine", toys)
    yield opened
    opened.close()


@pytest.fixture
def verdict() -> Callable[..., Report]:
    """Make a report of three checks, of which some passed."""

    def make(passed: int, seed: int = 7) -> Report:
        checks = [
            CheckResult(f"check_{n}", f"Check {n}", "passed" if n < passed else "failed", int(n < passed), 1)
            for n in range(3)
        ]
        return Report("double", "double.py", seed, tuple(checks))

    return make


@pytest.fixture
def unwritable(toys: Course) -> Iterator[Path]:
    """A workspace that may be read but not written, also where the tests run as root."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        Workspace.open(folder, toys).close()
        for path in (folder, *folder.rglob("*")):
            path.chmod(0o555 if path.is_dir() else 0o444)
        user = os.geteuid()
        if user == 0:
            os.seteuid(NOBODY)
        try:
            yield folder
        finally:
            os.seteuid(user)
            folder.chmod(0o755)
            (folder / ".credit-tutor").chmod(0o755)
