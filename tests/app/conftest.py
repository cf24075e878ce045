"""A small course, a learner's folder in a home of its own, and an app whose time stands still."""

from pathlib import Path

import pytest
from driving import Tutor

from tutor.app.play import asking
from tutor.app.widgets import file_editor
from tutor.course import load_course
from tutor.workspace import Workspace


@pytest.fixture(autouse=True)
def still(monkeypatch, tmp_path):
    """No timer fires by itself, no home but the test's, no wish of the machine's owner."""
    monkeypatch.setattr(file_editor, "TICK", 3600)
    monkeypatch.setattr(file_editor, "AUTOSAVE", 3600)
    monkeypatch.setattr(asking, "PATIENCE", 3600)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("TZ", "UTC")
    for name in ("NO_COLOR", "TEXTUAL_THEME", "VISUAL", "EDITOR", "SSH_CONNECTION"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(scope="session")
def small_course():
    return load_course(Path(__file__).parent / "course")


@pytest.fixture
def workspace(tmp_path, small_course):
    opened = Workspace.open(tmp_path / "credit-tutor", small_course)
    opened.remember("grpo_advantages")
    yield opened
    opened.close()


@pytest.fixture
def tutor(small_course, workspace):
    return Tutor(small_course, workspace, "grpo_advantages")


@pytest.fixture
def on_the_map(small_course, workspace):
    return Tutor(small_course, workspace, None)
