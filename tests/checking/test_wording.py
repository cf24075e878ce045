"""Values, calls and differences in words."""

import pytest

from tutor.checking.report import Path
from tutor.checking.transcript import Call
from tutor.checking.wording import (
    call_text,
    counted,
    difference_text,
    exception_text,
    pair_text,
    place_text,
    signed,
    value_text,
)
from tutor.sandbox import Raised


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (1.0, "1.0"),
        (0.7071067811865475, "0.707"),
        (-1.2909944487358056, "-1.291"),
        (1e-9, "1e-09"),
        (float("nan"), "nan"),
        (123456789.5, "123456789.5"),
        ([1, 0.5, None, True], "[1, 0.5, None, True]"),
        ({"kept_group": [1, 0], "accuracy": 0.5}, "{'kept_group': [1, 0], 'accuracy': 0.5}"),
        ((0, 1), "(0, 1)"),
        ((0,), "(0,)"),
        ([10**5000], "[(an int of about 5,001 digits)]"),
        ([-(10**300)], "[-(an int of about 301 digits)]"),
        ("[/x] and [red]", "'[/x] and [red]'"),
    ],
)
def test_value_text(value: object, text: str) -> None:
    assert value_text(value) == text


def test_a_long_list_says_how_many_are_left_out() -> None:
    assert value_text(list(range(40_000))) == "[0, 1, 2, 3, 4, 5, …39,992 more…, 39998, 39999]"


@pytest.mark.parametrize("value", [dict.fromkeys(range(9000), 0.5), [[[1.5] * 20] * 20] * 20, "x" * 9000])
def test_whatever_comes_is_said_shortly(value: object) -> None:
    text = value_text(value)
    assert len(text) <= 1000 and "…" in text and text[0] + text[-1] in ("{}", "[]", "''")


def test_a_long_dict_says_how_many_are_left_out() -> None:
    shown = "{0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, …92 more…, 98: 1, 99: 1}"
    assert value_text(dict.fromkeys(range(100), 1)) == shown


def test_a_pair_gets_as_many_digits_as_it_takes() -> None:
    assert pair_text(0.70710678, 0.70710999) == ("0.70710678", "0.70710999")
    assert pair_text([1.0, 2 / 3], [1.0, 0.66666]) == ("[1.0, 0.66667]", "[1.0, 0.66666]")


def test_a_pair_of_long_lists_stays_short() -> None:
    left, right = list(range(40_000)), list(range(40_000))
    right[500] = 7
    assert all(len(text) < 100 for text in pair_text(left, right))


@pytest.mark.parametrize(("number", "text"), [(1, "1 entry"), (2, "2 entries"), (40_000, "40,000 entries")])
def test_counted_entries(number: int, text: str) -> None:
    assert counted(number, "entry") == text


def test_counted_things() -> None:
    assert (counted(1, "number"), counted(0, "number")) == ("1 number", "0 numbers")


@pytest.mark.parametrize(
    ("text", "with_sign"), [("0.935", "+0.935"), ("-1.0", "-1.0"), ("0.0", "0.0"), ("nan", "nan"), ("inf", "inf")]
)
def test_signed(text: str, with_sign: str) -> None:
    assert signed(text) == with_sign


def test_call_text_can_be_typed_in() -> None:
    call = Call("compute_turn_rewards", ([0, 1.0],), {"gamma": 0.5})
    assert call_text(call) == "compute_turn_rewards([0, 1.0], gamma=0.5)"


@pytest.mark.parametrize(
    ("expected", "got", "path", "sentence"),
    [
        ([1.0, -1.0], [0.935, -0.935], (0,), "sample 0 should be +1.0, yours is +0.935"),
        ([1.0], [1.0, 2.0], (), "the answer should have 1 entry, yours has 2"),
        ([1.0], [10**300], (0,), "sample 0 should be +1.0, yours is (an int of about 301 digits)"),
        (True, False, (), "the answer should be True, yours is False"),
        ({"a": 1}, {"b": 1}, (), "the key 'a' is missing; yours has 'b'"),
        ({"adv": [1.0]}, {"adv": [0.5]}, ("adv", 0), "'adv', sample 0 should be +1.0, yours is +0.5"),
    ],
)
def test_difference_text(expected: object, got: object, path: tuple[int | str, ...], sentence: str) -> None:
    assert difference_text(expected, got, path, "sample") == sentence


@pytest.mark.parametrize(
    ("expected", "got", "texts"),
    [
        (-0.5, -0.50001, ("-0.5", "-0.50001")),
        ([1.0, 0.0], [1.0, 1e-9], ("[1.0, 0.0]", "[1.0, 1e-09]")),
        (1.0, 1.0004, ("1.0", "1.0004")),
    ],
)
def test_different_numbers_never_look_equal(expected: object, got: object, texts: tuple[str, str]) -> None:
    assert pair_text(expected, got) == texts


@pytest.mark.parametrize(
    ("path", "place"),
    [
        ((2,), "trajectory 2"),
        ((2, 0), "trajectory 2, step 0"),
        ((2, 0, 1), "trajectory 2, step 0, step 1"),
        (("credits", 2, 0), "'credits', trajectory 2, step 0"),
    ],
)
def test_lists_in_lists_have_a_word_each(path: Path, place: str) -> None:
    assert place_text(path, "trajectory, step") == place


@pytest.mark.parametrize(("message", "text"), [("no group", "ValueError: no group"), ("", "ValueError")])
def test_an_exception_without_a_message_is_its_type(message: str, text: str) -> None:
    assert exception_text(Raised("ValueError", message)) == text
