"""What a form says of answers that do not have it."""

from typing import Any

import pytest

from tutor.checking import forms
from tutor.checking.transcript import Call


@pytest.mark.parametrize(
    ("given", "answer", "said"),
    [
        ([["a", "b"], ["c"]], [[0, 1.5], [True]], None),
        ([["a", "b"], []], [[0, 1], []], None),
        ([], [], None),
        ([["a", "b"], ["c"]], [[0], [1, 2]], "a list of 2 lists of numbers, of these lengths: 2, 1"),
        ([["a", "b"], ["c"]], [[0, 1]], "a list of 2 lists of numbers, of these lengths: 2, 1"),
        ([["a"]], ["b"], "a list of 1 list of numbers, of these lengths: 1"),
        ([["a"]], [[None]], "a list of 1 list of numbers, of these lengths: 1"),
        ([["a"]], None, "a list of 1 list of numbers, of these lengths: 1"),
        ([], [[0]], "an empty list"),
    ],
)
def test_lists_of_numbers_are_as_long_as_the_lists_of_the_argument(given: Any, answer: Any, said: str | None) -> None:
    assert forms.lists_of_numbers(as_long_as=1)(answer, Call("f", ("other", given), {})) == said
