"""What a large frame holds, counted before it is decoded.

A decoder believes a frame. An empty list is one byte there and sixty-four in our memory, and keys whose hashes are
all the same, which are easily made of tuples and large numbers, keep a dict busy for hours. Numbers are passed over
at the speed of a regular expression; the format is https://github.com/msgpack/msgpack/blob/master/spec.md.
"""

import re
from typing import Final

SMALL: Final = 16 << 10
"""Bytes of a frame that can do no harm, whatever it holds; nearly all are smaller."""

MAX_PARTS: Final = 250_000
"""Lists, dicts and texts, and likewise keys; the numbers in lists cost no more than their size says."""

MAX_ODD_KEYS: Final = 10_000
"""Keys that are tuples or large numbers: as many of those as one likes have the same hash."""

_NUMBERS: Final = re.compile(
    rb"(?:[\x00-\x7f\xc0\xc2\xc3\xe0-\xff]|[\xcc\xd0].|[\xcd\xd1].{2}|[\xca\xce\xd2].{4}|[\xcb\xcf\xd3].{8})*+",
    re.DOTALL,
)
_BYTES: Final = {0xC4: 1, 0xC5: 2, 0xC6: 4, 0xD9: 1, 0xDA: 2, 0xDB: 4}
_EXTENSIONS: Final = {0xC7: 1, 0xC8: 2, 0xC9: 4}
_LISTS: Final = {0xDC: 2, 0xDD: 4}
_DICTS: Final = {0xDE: 2, 0xDF: 4}
_WIDTHS: Final = {**_BYTES, **_EXTENSIONS, **_LISTS, **_DICTS}
_ODD_AS_KEYS: Final = frozenset({*range(0x90, 0xA0), *_LISTS, *range(0xD4, 0xD9), *_EXTENSIONS})


def require_bearable(data: bytes) -> None:
    """Look over a frame.

    Raises:
        ValueError: it holds more keys, or more lists, dicts and texts, than we are ready to build.
    """
    if len(data) <= SMALL:
        return
    at = parts = keys = odd = 0
    while (at := _end_of_numbers(data, at)) < len(data):
        odd += data[at] in _ODD_AS_KEYS
        at, more = _end_of_token(data, at)
        parts, keys = parts + 1, keys + more
        if max(parts, keys) > MAX_PARTS or min(keys, odd) > MAX_ODD_KEYS:
            raise ValueError("more than a frame may hold")


def _end_of_numbers(data: bytes, at: int) -> int:
    numbers = _NUMBERS.match(data, at)
    assert numbers is not None, "no numbers are numbers, too"
    return numbers.end()


def _end_of_token(data: bytes, at: int) -> tuple[int, int]:
    """Return where what begins at `at` ends, or its entries begin, and how many keys it has."""
    code = data[at]
    if code <= 0x8F:
        return at + 1, code & 0x0F
    if code <= 0x9F:
        return at + 1, 0
    if code <= 0xBF:
        return at + 1 + (code & 0x1F), 0
    if 0xD4 <= code <= 0xD8:
        return at + 2 + (1 << (code - 0xD4)), 0
    width = _WIDTHS.get(code, len(data))  # what is none, or was cut off, the decoder refuses
    count, body = int.from_bytes(data[at + 1 : at + 1 + min(width, 4)], "big"), at + 1 + width
    if code in _DICTS:
        return body, count
    return body + (count if code in _BYTES else count + 1 if code in _EXTENSIONS else 0), 0
