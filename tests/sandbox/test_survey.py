"""A large frame is looked over before it is decoded; what is in it costs what it may, or is refused."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.sandbox import survey
from tutor.sandbox.codec import decode_reply
from tutor.sandbox.survey import MAX_ODD_KEYS, MAX_PARTS, SMALL, require_bearable

MERSENNE = (1 << 61) - 1
"""All its multiples have one hash."""


def gave(value: bytes) -> bytes:
    return b"\x93\xa4gave" + value + b"\xc2"


def many(header: int, count: int, entry: bytes) -> bytes:
    return gave(bytes([header]) + count.to_bytes(4, "big") + entry * count)


@pytest.mark.parametrize(
    "entry", [b"\x90", b"\x80", b"\xa2ab", b"\xd9\x02ab", b"\xdc\x00\x00", b"\xdf\x00\x00\x00\x00", b"\xc4\x00"]
)
def test_what_is_small_in_a_frame_and_large_in_memory_is_limited(entry: bytes) -> None:
    require_bearable(many(0xDD, MAX_PARTS - 3, entry))
    with pytest.raises(ValueError, match="more than a frame may hold"):
        require_bearable(many(0xDD, MAX_PARTS + 1, entry))


def dict_of(keys: list[bytes]) -> bytes:
    return gave(b"\xdf" + len(keys).to_bytes(4, "big") + b"".join(key + b"\x00" for key in keys))


@pytest.mark.parametrize(
    "key",
    [
        lambda n: b"\xc7\x0b\x01" + (n * MERSENNE).to_bytes(11, "big"),
        lambda n: b"\x9f" + bytes(0xFF - (n >> place & 1) for place in range(15)),  # -1 and -2 have one hash, too
    ],
)
def test_keys_that_would_keep_a_dict_busy_are_refused(key: Callable[[int], bytes]) -> None:
    with pytest.raises(ValueError, match="more than a frame may hold"):
        decode_reply(dict_of([key(n) for n in range(1, MAX_ODD_KEYS + 2)]))


def test_ordinary_keys_may_be_many() -> None:
    data = msgspec.msgpack.encode(["gave", dict.fromkeys(range(100_000), 0.5), False])
    assert len(decode_reply(data).value) == 100_000  # type: ignore[union-attr]


def test_keys_are_counted_over_all_dicts() -> None:
    fifteen = b"\x8f" + b"\x01\x01" * 15
    require_bearable(many(0xDD, MAX_PARTS // 15 - 1, fifteen))
    with pytest.raises(ValueError, match="more than a frame may hold"):
        require_bearable(many(0xDD, MAX_PARTS // 15 + 1, fifteen))


@pytest.mark.parametrize("data", [b"\xc1" * SMALL * 2, b"\xdd\xff" * SMALL, b"\xdb" * SMALL * 2, b"\xcb" * (SMALL + 5)])
def test_what_is_no_frame_is_left_to_the_decoder(data: bytes) -> None:
    require_bearable(data)
    with pytest.raises(msgspec.DecodeError):
        decode_reply(data)


def test_the_most_numbers_that_an_answer_may_hold() -> None:
    answer = decode_reply(msgspec.msgpack.encode(["gave", [0.1] * 1_900_000, False]))
    assert len(answer.value) == 1_900_000  # type: ignore[union-attr]


atoms = st.none() | st.booleans() | st.integers(-(1 << 63), (1 << 64) - 1) | st.floats() | st.text() | st.binary()
extensions = st.builds(msgspec.msgpack.Ext, st.integers(-128, 127), st.binary())
values = st.recursive(
    atoms | extensions,
    lambda inner: st.lists(inner) | st.dictionaries(st.text() | st.integers(-9, 9), inner),
    max_leaves=20,
)


def counted(value: Any) -> tuple[int, int]:
    """Return how many tokens a value has that are no numbers, and how many keys."""
    if isinstance(value, list):
        inside, own, keys = value, 1, 0
    elif isinstance(value, dict):
        inside, own, keys = [*value, *value.values()], 1, len(value)
    else:
        return int(isinstance(value, str | bytes | msgspec.msgpack.Ext)), 0
    parts = [counted(entry) for entry in inside]
    return own + sum(part[0] for part in parts), keys + sum(part[1] for part in parts)


@settings(max_examples=100, deadline=None, database=None, derandomize=True)
@given(values)
def test_what_is_counted_is_what_is_there(value: Any) -> None:
    data = msgspec.msgpack.encode(value)
    at = found = keys = 0
    end_of_numbers, end_of_token = vars(survey)["_end_of_numbers"], vars(survey)["_end_of_token"]
    while (at := end_of_numbers(data, at)) < len(data):
        at, more = end_of_token(data, at)
        found, keys = found + 1, keys + more
    assert (found, keys, at) == (*counted(value), len(data))
