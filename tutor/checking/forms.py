"""Forms: what an answer must look like before a check's body sees it.

A form is a function of an answer and its call that returns None, or what the function should return, as the end of
the sentence "grpo_advantages should return ...".
"""

from collections.abc import Callable, Mapping
from typing import Any

from tutor.checking.transcript import Call
from tutor.checking.wording import counted

Form = Callable[[Any, Call], str | None]


_NUMBERS = {bool, int, float}


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float)


def number() -> Form:
    """A number."""
    return lambda answer, call: None if _is_number(answer) else "a number"


def numbers(as_many_as: int | None = None) -> Form:
    """A list of numbers, as long as the argument at index `as_many_as` where that is given."""

    def form(answer: Any, call: Call) -> str | None:
        length = None if as_many_as is None else len(call.args[as_many_as])
        if isinstance(answer, list) and set(map(type, answer)) <= _NUMBERS and length in (None, len(answer)):
            return None
        return "a list of numbers" if length is None else f"a list of {counted(length, 'number')}"

    return form


def lists_of_numbers(as_long_as: int) -> Form:
    """A list of lists of numbers, one for each list in the argument at index `as_long_as`, and each of its length."""
    ragged = listing(numbers())

    def form(answer: Any, call: Call) -> str | None:
        lengths = [len(row) for row in call.args[as_long_as]]
        if ragged(answer, call) is None and [len(row) for row in answer] == lengths:
            return None
        if not lengths:
            return "an empty list"
        return f"a list of {counted(len(lengths), 'list')} of numbers, of these lengths: {', '.join(map(str, lengths))}"

    return form


def boolean() -> Form:
    """True or False; the numbers 1 and 0 count as such."""
    return lambda answer, call: None if _is_number(answer) and answer in (0, 1) else "True or False"


def text() -> Form:
    """A string."""
    return lambda answer, call: None if isinstance(answer, str) else "a string"


def nothing_or(form: Form) -> Form:
    """None, or what `form` asks for."""

    def either(answer: Any, call: Call) -> str | None:
        wanted = None if answer is None else form(answer, call)
        return None if wanted is None else f"None or {wanted}"

    return either


def listing(form: Form) -> Form:
    """A list in which every entry has the given form."""

    def each(answer: Any, call: Call) -> str | None:
        if not isinstance(answer, list):
            return "a list"
        for index, entry in enumerate(answer):
            if (wanted := form(entry, call)) is not None:
                return f"a list whose entry {index} is {wanted}"
        return None

    return each


def record(entries: Mapping[str, Form]) -> Form:
    """A dict with at least these keys, each value of its form."""
    names = ", ".join(repr(key) for key in entries)

    def form(answer: Any, call: Call) -> str | None:
        if not isinstance(answer, dict) or not entries.keys() <= answer.keys():
            return f"a dict with the keys {names}"
        for key, entry in entries.items():
            if (wanted := entry(answer[key], call)) is not None:
                return f"a dict in which {key!r} is {wanted}"
        return None

    return form
