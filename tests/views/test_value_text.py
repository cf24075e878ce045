"""Numbers that can be read, long lists shortened, foreign text made harmless."""

import pytest

from tutor.sandbox.answers import Opaque
from tutor.views.values import number, short, signed, visible


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (1.0, "1.0"), (0.25, "0.25"), (-0.7302967, "-0.730"), (0.935414, "0.935"), (0.0, "0.0"), (-0.0, "0.0"),
        (float("nan"), "nan"), (float("inf"), "inf"), (1e-17, "1e-17"), (1e12, "1e+12"), (3, "3"), (True, "True"),
    ],
)  # fmt: skip
def test_a_number_is_python_text_and_rounding_shows(value, text):
    assert number(value) == text


def test_an_enormous_int_is_described():
    assert number(10**5000) == "(an int of about 5,001 digits)"
    assert number(-(10**5000)) == "-(an int of about 5,001 digits)"


@pytest.mark.parametrize(
    ("value", "text"),
    [(1.0, "+1.0"), (0.935414, "+0.935"), (-1.5, "-1.5"), (0.0, "0.0"), (0, "0"), (float("inf"), "+inf"),
     (float("nan"), "nan"), (True, "True")],
)  # fmt: skip
def test_a_signed_number_has_its_sign_unless_it_has_none(value, text):
    assert signed(value) == text


def test_a_short_list_is_whole():
    assert short([1, 0.5, None, True, "a"], 40) == "[1, 0.5, None, True, 'a']"
    assert short({"accuracy": 0.75, "kept": [1, 0]}, 60) == "{'accuracy': 0.75, 'kept': [1, 0]}"


def test_a_long_list_is_shortened_and_says_how_long_it_is():
    assert short([1] + [0] * 39_998 + [1], 40) == "[1, 0, 0, 0, 0, …, 1] (40,000 numbers)"


@pytest.mark.parametrize("width", range(24, 90, 7))
@pytest.mark.parametrize("value", [[0.123456] * 1000, "x" * 500, {"key": [1.0] * 90}, [[1, 0]] * 50, [["y" * 90]] * 9])
def test_no_text_is_wider_than_asked(value, width):
    assert len(short(value, width)) <= width


def test_what_is_not_plain_data_is_named():
    assert short(Opaque("generator", "wrap it in list()"), 40) == "<generator>"


def test_foreign_text_cannot_steer_the_terminal():
    assert visible("a\x1b[2Jb\x07") == "a\\x1b[2Jb\\x07"
    assert visible("\u202egnirts") == "\\u202egnirts"
    assert visible("half \ud800") == "half \\ud800"


def test_foreign_text_is_otherwise_left_alone():
    text = "[0] [/x] [red] ü 中文 🎉 \\n"
    assert visible(text) == text
    assert visible("one\r\ntwo\tthree") == "one\ntwo three"
