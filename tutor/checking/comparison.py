"""Two comparisons of plain data: `part` for verdicts, `same` for diagnosis.

For a verdict a number may be off by the tolerance and NaN agrees with nothing. For a diagnosis the tolerance is ten
times as wide, NaN is like NaN and like an infinity: they are one class, "no number".
"""

import math
from typing import Any

from tutor.checking.report import Path, Tolerance

WIDER = 10


def part(expected: Any, got: Any, tolerance: Tolerance) -> Path | None:
    """Return where `got` parts from `expected` first, or None where they agree.

    Sequences compare as sequences, numbers as numbers, True as 1. Keys of a dict that is expected must be there;
    further keys are ignored. Lists that are equal agree at once: the NaNs of two answers are never one object, so a
    NaN makes them unequal. Where lengths or keys differ, the path is that of the whole sequence or dict.
    """
    if _is_number(expected) and _is_number(got):
        return None if _close(expected, got, tolerance) else ()
    if type(expected) is not type(got):
        return ()
    if type(expected) is list:
        return _part_of_lists(expected, got, tolerance)
    if type(expected) is dict:
        return _part_of_dicts(expected, got, tolerance)
    return None if expected == got else ()


def _part_of_lists(expected: list[Any], got: list[Any], tolerance: Tolerance) -> Path | None:
    if len(expected) != len(got):
        return ()
    if expected == got:
        return None
    if set(map(type, expected)) | set(map(type, got)) <= _NUMBERS:
        return _part_of_numbers(expected, got, tolerance)
    for index, (left, right) in enumerate(zip(expected, got, strict=True)):
        if (path := part(left, right, tolerance)) is not None:
            return (index, *path)
    return None


def _part_of_numbers(expected: list[float], got: list[float], tolerance: Tolerance) -> Path | None:
    rel, slack = tolerance.rel, tolerance.abs
    index = 0
    try:
        for index, (left, right) in enumerate(zip(expected, got, strict=True)):
            if left != right and not abs(right - left) <= slack + rel * abs(left) < math.inf:
                return (index,)
    except OverflowError:  # a whole number that no float can hold is close to nothing but itself
        return (index,)
    return None


def _part_of_dicts(expected: dict[Any, Any], got: dict[Any, Any], tolerance: Tolerance) -> Path | None:
    if not expected.keys() <= got.keys():
        return ()
    for key, value in expected.items():
        if (path := part(value, got[key], tolerance)) is not None:
            return (key, *path)
    return None


def same(left: Any, right: Any, tolerance: Tolerance) -> bool:
    """Return whether two answers are the same for a diagnosis."""
    if _is_number(left) and _is_number(right):
        if is_no_number(left) or is_no_number(right):
            return is_no_number(left) and is_no_number(right)
        return _close(left, right, Tolerance(tolerance.rel * WIDER, tolerance.abs * WIDER))
    if type(left) is not type(right):
        return False
    if type(left) is list:
        return left == right or (
            len(left) == len(right) and all(same(a, b, tolerance) for a, b in zip(left, right, strict=True))
        )
    if type(left) is dict:
        return left.keys() == right.keys() and all(same(value, right[key], tolerance) for key, value in left.items())
    return bool(left == right)


def is_no_number(value: Any) -> bool:
    """Return whether a value is NaN, infinite, or a non-empty list of nothing else."""
    if type(value) is list:
        return bool(value) and all(map(is_no_number, value))
    return type(value) is float and not math.isfinite(value)


_NUMBERS = {int, float, bool}


def _is_number(value: Any) -> bool:
    return type(value) in _NUMBERS


def _close(expected: float, got: float, tolerance: Tolerance) -> bool:
    if expected == got:
        return True
    try:
        return abs(got - expected) <= tolerance.abs + tolerance.rel * abs(expected) < math.inf
    except OverflowError:
        return False
