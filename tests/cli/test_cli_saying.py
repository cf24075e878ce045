"""Sentences: broken between words on a terminal, whole elsewhere."""

import io

import pytest

from tutor.cli.saying import fitted

SENTENCE = "Your files are in /home/ada/a-very-long-name-of-a-folder-indeed; --workspace names another folder."


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_pipe_gets_one_line() -> None:
    assert fitted(SENTENCE, io.StringIO()) == SENTENCE


@pytest.mark.parametrize("before", ["", "Error: "])
def test_a_terminal_gets_whole_words(monkeypatch: pytest.MonkeyPatch, before: str) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    lines = (before + fitted(SENTENCE, Terminal(), before)).split("\n")
    assert len(lines) > 1 and all(len(line) <= 50 for line in lines)
    assert " ".join(lines) == before + SENTENCE
