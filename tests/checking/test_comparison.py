"""Agreement for verdicts and sameness for diagnoses, both directions."""

import math

import pytest

from tutor.checking.comparison import part, same
from tutor.checking.report import Tolerance

STANDARD = Tolerance()
nan, inf = math.nan, math.inf


@pytest.mark.parametrize(
    ("expected", "got"),
    [
        (1.0, 1),
        (True, 1),
        (1.0, 1.0 + 9e-6),
        (0.0, 9e-9),
        ([1, 2.0], [1.0, 2]),
        ([], []),
        ([[1], [2, 3]], [[1.0], [2, 3]]),
        ({"a": 1}, {"a": 1.0, "extra": "ignored"}),
        ({"a": [1, None]}, {"a": [1, None]}),
        ("text", "text"),
        (inf, inf),
        (10**40, 10**40),
        ([10**400, 1.0], [10**400, 1]),
    ],
)
def test_agree(expected: object, got: object) -> None:
    assert part(expected, got, STANDARD) is None


@pytest.mark.parametrize(
    ("expected", "got", "path"),
    [
        (1.0, 1.0 + 2e-5, ()),
        (0.0, 2e-8, ()),
        (nan, nan, ()),
        (1.0, 10**400, ()),
        ([0, 1.0], [0, 10**400], (1,)),
        ([0, 10**400], [0, 10**400 + 1], (1,)),
        ([0.0, float("nan")], [0.0, float("nan")], (1,)),
        (inf, 5.0, ()),
        (5.0, inf, ()),
        ([inf, 1.0], [3.0, 1.0], (0,)),
        ([1, 2, 3], [1, 2], ()),
        ([1, 2, 3], [1, 5, 9], (1,)),
        ([[1], [2, 3]], [[1], [2, 4]], (1, 1)),
        ({"a": 1, "b": 2}, {"a": 1}, ()),
        ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3]}, ("b", 1)),
        ("1", 1, ()),
        (None, 0, ()),
        (None, False, ()),
        ([0.0] * 8, 0.0, ()),
        (10**400, 1.5, ()),
    ],
)
def test_part(expected: object, got: object, path: tuple[object, ...]) -> None:
    assert part(expected, got, STANDARD) == path


def test_a_wider_tolerance_is_the_yields_own() -> None:
    assert part(0.775, 0.7749, Tolerance(abs=6e-4)) is None
    assert part(0.775, 0.7749, STANDARD) == ()


@pytest.mark.parametrize(
    ("left", "right"),
    [(nan, nan), (nan, inf), ([nan, 1], [inf, 1]), (1.0, 1.0 + 9e-5), ({"a": 1}, {"a": 1.0}), (None, None)],
)
def test_same(left: object, right: object) -> None:
    assert same(left, right, STANDARD)


@pytest.mark.parametrize(
    ("left", "right"),
    [(nan, 0.0), (1.0, 1.0 + 2e-4), ({"a": 1}, {"a": 1, "b": 2}), ([1], [1, 1]), ("a", ["a"])],
)
def test_not_same(left: object, right: object) -> None:
    assert not same(left, right, STANDARD)
