"""What is kept of transcripts, and which make room."""

import pytest

from tutor.checking import recalling
from tutor.checking.recalling import Recall, Said


def said(text: bytes) -> Said:
    return ((text, text),)


def test_what_was_kept_is_found_under_equal_replies_only() -> None:
    recall: Recall[str] = Recall()
    recall.keep(said(b"one"), "first")
    assert recall.find(said(bytearray(b"one").decode().encode())) == "first"
    assert recall.find(said(b"two")) is None
    assert recall.find((*said(b"one"), *said(b"one"))) is None
    assert recall.find(((b"one", b"eno"),)) is None


def test_those_that_were_not_met_for_longest_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recalling, "MOST", 2)
    recall: Recall[int] = Recall()
    recall.keep(said(b"one"), 1)
    recall.keep(said(b"two"), 2)
    assert recall.find(said(b"one")) == 1
    recall.keep(said(b"three"), 3)
    assert [recall.find(said(text)) for text in (b"one", b"two", b"three")] == [1, None, 3]


def test_long_transcripts_make_room_sooner_and_one_that_is_too_long_is_not_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(recalling, "MOST_BYTES", 10)
    recall: Recall[int] = Recall()
    for _ in range(3):
        recall.keep(said(b"1234567"), 1)
    recall.keep(said(b"abc"), 2)
    assert recall.find(said(b"1234567")) == 1
    assert recall.find(said(b"abc")) == 2
    recall.keep(said(b"much too long"), 3)
    assert [recall.find(said(text)) for text in (b"1234567", b"abc", b"much too long")] == [1, 2, None]
    recall.keep(((b"defg", b"h"),), 4)
    assert [recall.find(said(b"1234567")), recall.find(said(b"abc")), recall.find(((b"defg", b"h"),))] == [None, 2, 4]
