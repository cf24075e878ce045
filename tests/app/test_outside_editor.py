"""Handing the file to the learner's own editor."""

import subprocess

import pytest
from driving import drive
from textual.app import App


@pytest.fixture
def terminal(monkeypatch):
    """A terminal that can be handed over, and what was run in it."""
    from contextlib import nullcontext

    calls = []
    monkeypatch.setattr(App, "suspend", lambda _app: nullcontext())
    monkeypatch.setattr(subprocess, "run", lambda command, check: calls.append(command))
    return calls


def test_f4_opens_the_file_in_visual_with_its_options(tutor, terminal, monkeypatch):
    monkeypatch.setenv("VISUAL", "code --wait 'a b'")
    monkeypatch.setenv("EDITOR", "vim")

    async def scenario(driver):
        await driver.press("2", "#", "f4")
        assert terminal == [["code", "--wait", "a b", str(driver.file())]]
        assert driver.file().read_text().startswith("#")

    drive(tutor, scenario)


def test_what_the_editor_saved_is_seen_when_it_is_closed(tutor, terminal, monkeypatch):
    monkeypatch.setenv("EDITOR", "vim")

    async def scenario(driver):
        monkeypatch.setattr(subprocess, "run", lambda _command, check: driver.file().write_text("right = 1\n"))
        await driver.press("f4")
        assert driver.app.fake.checked == ["right = 1\n"]

    drive(tutor, scenario)


@pytest.mark.parametrize(
    ("editor", "sentence"),
    [
        ("", "export EDITOR=vim"),
        ("no-such-editor", "no-such-editor cannot be started"),
        ("vim 'x", "a quote that is never closed"),
    ],
)
def test_what_is_wrong_with_the_editor_is_said(tutor, monkeypatch, editor, sentence):
    from contextlib import nullcontext

    monkeypatch.setattr(App, "suspend", lambda _app: nullcontext())
    monkeypatch.setenv("EDITOR", editor)

    async def scenario(driver):
        await driver.press("f4")
        assert sentence in " ".join(notice.message for notice in driver.app._notifications)

    drive(tutor, scenario)


def test_a_terminal_that_cannot_be_handed_over_says_so(tutor, monkeypatch):
    monkeypatch.setenv("EDITOR", "vim")

    async def scenario(driver):
        await driver.press("f4")
        assert "cannot be handed over" in " ".join(notice.message for notice in driver.app._notifications)

    drive(tutor, scenario)
