"""A folder with submissions, beside which pytest is started."""

from pathlib import Path

import pytest
from pytest_class import RAISES, RIGHT, SAMPLE_SPREAD

# What is imported here stays between runs of pytest in this process, which forget all other modules; numpy cannot be
# imported twice.
from tutor.grading import pytest_fixture, pytest_items

__all__ = ["pytest_fixture", "pytest_items"]


@pytest.fixture
def submissions(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Path:
    """ada is right, bob divides by G - 1, and eve raises."""
    monkeypatch.delenv("PYTEST_XDIST_WORKER", raising=False)  # our own, which a run within must not take for its own
    folder = pytester.mkdir("submissions")
    for name, text in {"ada": RIGHT, "bob": SAMPLE_SPREAD, "eve": RAISES}.items():
        (folder / f"{name}.py").write_text(text)
    return folder
