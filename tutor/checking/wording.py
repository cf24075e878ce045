"""Values and calls as short Python text, and sentences about where two answers part."""

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from tutor.checking.report import Path
from tutor.checking.transcript import Call
from tutor.sandbox.answers import Opaque, Raised

LONG = 24
SHOWN = 6
MOST = 1000
MOST_OF_A_STRING = 200
UNDER = ", "
"""What stands between the units of lists in lists: "trajectory, step"."""
WRITTEN_OUT = 512
"""Bits of the largest whole number that is written out: nobody reads more, and beyond 4,300 digits str() refuses."""


def value_text(value: Any, digits: int = 3) -> str:
    """Return plain data as short Python text: floats to `digits` places where that is enough, long data shortened."""
    return _cut(_text(value, digits), MOST)


def _text(value: Any, digits: int) -> str:
    if isinstance(value, float):
        return _float_text(value, digits)
    if isinstance(value, int) and value.bit_length() > WRITTEN_OUT:
        return huge_text(value)
    if isinstance(value, Opaque):
        return f"<{value.type_name}>"
    if isinstance(value, list | tuple):
        open_, close_ = ("[", "]") if isinstance(value, list) else ("(", ",)" if len(value) == 1 else ")")
        return open_ + _entries(value, lambda entry: _text(entry, digits)) + close_
    if isinstance(value, dict):
        return (
            "{"
            + _entries(list(value.items()), lambda item: f"{_text(item[0], digits)}: {_text(item[1], digits)}")
            + "}"
        )
    if callable(value):
        return str(getattr(value, "__name__", "function"))
    return _cut(repr(value), MOST_OF_A_STRING)


def _entries(entries: Sequence[Any], text: Callable[[Any], str]) -> str:
    if len(entries) <= LONG:
        return ", ".join(map(text, entries))
    left_out = f"…{len(entries) - SHOWN - 2:,} more…"
    return ", ".join([*map(text, entries[:SHOWN]), left_out, *map(text, entries[-2:])])


def _cut(text: str, most: int) -> str:
    part = most // 2 - 10
    return text if len(text) <= most else f"{text[:part]}…{text[-part:]}"


def _float_text(value: float, digits: int) -> str:
    if value != value or value in (float("inf"), float("-inf")):
        return str(value)
    text = f"{value:.{digits}f}" if abs(value) < 1e6 else f"{value:.{digits + 7}g}"
    if float(text) == value:
        return repr(value)
    if abs(value) < 10**-digits:
        return f"{value:.{digits}g}"
    return text


def huge_text(value: int) -> str:
    """Return how long a whole number is that is too long to be written out."""
    digits = int(value.bit_length() * math.log10(2)) + 1
    return f"{'-' if value < 0 else ''}(an int of about {digits:,} digits)"


def counted(number: int, thing: str) -> str:
    """Return "1 check", "2 checks", "40,000 entries"."""
    if number == 1:
        return f"1 {thing}"
    return f"{number:,} {thing.removesuffix('y')}ies" if thing.endswith("ry") else f"{number:,} {thing}s"


def pair_text(expected: Any, got: Any) -> tuple[str, str]:
    """Return both as text, with as many digits as it takes to tell them apart (3 to 17).

    The texts are equal where the two differ only in what is left out of a long list or text.
    """
    digits = next((digits for digits in (3, 5, 8, 12) if _differ(expected, got, digits)), 17)
    return value_text(expected, digits), value_text(got, digits)


def _differ(expected: Any, got: Any, digits: int) -> bool:
    """Whether two values are still different when their numbers are rounded to so many decimals."""
    if isinstance(expected, int | float) and isinstance(got, int | float):
        try:
            return f"{expected:.{digits}f}" != f"{got:.{digits}f}"
        except OverflowError:
            return expected != got
    if isinstance(expected, list) and isinstance(got, list) and len(expected) == len(got):
        return any(_differ(left, right, digits) for left, right in zip(expected, got, strict=True))
    if isinstance(expected, dict) and isinstance(got, dict) and expected.keys() == got.keys():
        return any(_differ(value, got[key], digits) for key, value in expected.items())
    return bool(expected != got)


def signed(text: str) -> str:
    """Return a number's text with its sign: +0.935, -1.0, 0.0."""
    return f"+{text}" if text[0].isdigit() and float(text) != 0 else text


def exception_text(raised: Raised) -> str:
    """Return an exception as Python prints it: "ValueError: no group", without a message its type alone."""
    return f"{raised.type_name}: {raised.message}" if raised.message else raised.type_name


def call_text(call: Call) -> str:
    """Return a call as Python text; long arguments are shortened."""
    args = [_argument_text(arg) for arg in call.args]
    named = [f"{name}={_argument_text(arg)}" for name, arg in call.kwargs.items()]
    return f"{call.function}({', '.join([*args, *named])})"


def _argument_text(value: Any) -> str:
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, list) and len(value) <= LONG:
        return "[" + ", ".join(map(_argument_text, value)) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key!r}: {_argument_text(entry)}" for key, entry in value.items()) + "}"
    return value_text(value, 6)


def calls_text(calls: Iterable[Call]) -> str:
    """Return several calls as Python text, one after the other."""
    return "; ".join(dict.fromkeys(map(call_text, calls)))


def place_text(path: Path, unit: str) -> str:
    """Return where in an answer, in words: "sample 3", "'advantages', sample 3", or "" for the whole of it.

    A unit "trajectory, step" has a word for each list that a path leads into; the last one is for all that follow.
    """
    units = iter(unit.split(UNDER))
    words = []
    for step in path:
        if isinstance(step, int):
            unit = next(units, unit)
        words.append(f"{unit} {step}" if isinstance(step, int) else repr(step))
    return ", ".join(words)


def difference_text(expected: Any, got: Any, path: Path, unit: str) -> str:
    """Return the sentence about the first difference: "sample 3 should be +1.0, yours is +0.935"."""
    left, right = at(expected, path), at(got, path)
    if isinstance(left, list) and isinstance(right, list) and len(left) != len(right):
        return f"{_subject(path, unit)} should have {counted(len(left), 'entry')}, yours has {len(right):,}"
    if isinstance(left, dict) and isinstance(right, dict):
        missing = [key for key in left if key not in right]
        if missing:
            return f"the key {missing[0]!r} is missing; yours has {', '.join(map(repr, right)) or 'no keys'}"
    left_text, right_text = pair_text(left, right)
    if path and isinstance(path[-1], int) and isinstance(left, int | float) and not isinstance(left, bool):
        left_text = signed(left_text)
        right_text = signed(right_text) if type(right) in (int, float) else right_text
    return f"{_subject(path, unit)} should be {left_text}, yours is {right_text}"


def _subject(path: Path, unit: str) -> str:
    return place_text(path, unit) or "the answer"


def at(value: Any, path: Path) -> Any:
    """Return the part of plain data that a path names."""
    for step in path:
        value = value[step]
    return value
