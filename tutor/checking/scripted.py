"""Callables for the playground: one of several functions to choose from, or answers that are given in turn.

In an exercise's checks.py, beside RETURNS:

    def prefers_longer(first, second):
        "Prefers the longer text, whichever comes first."
        return "A" if len(first) >= len(second) else "B"

    PLAYGROUND = {
        "pick_better": {"first": "short", "second": "longer", "judge": one_of(prefers_longer, always_first)},
        "fill_batch": {"sample": in_turn(0, 1, 0, 2), "size": 2},
    }
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from tutor.checking.wording import counted
from tutor.sandbox.codec import is_atom

Function = Callable[..., Any]


@dataclass(frozen=True)
class OneOf:
    """A callable that the learner chooses among several; `chosen` is the index of the one that is passed."""

    functions: tuple[Function, ...]
    chosen: int = 0

    @property
    def function(self) -> Function:
        """The function that is passed."""
        return self.functions[self.chosen]

    def turned(self, step: int) -> "OneOf":
        """Return the same with another function chosen, `step` further on."""
        return replace(self, chosen=(self.chosen + step) % len(self.functions))


@dataclass(frozen=True)
class InTurn:
    """A callable that gives these answers one after the other, whatever it is asked, in every call anew."""

    answers: list[Any]


def one_of(*functions: Function) -> OneOf:
    """Offer named functions for a parameter that is callable; the first is passed at the start.

    Each says in the first line of its docstring what it does, for the learner. It must answer the same whenever it is
    asked the same, since it is kept between calls.
    """
    return OneOf(functions)


def in_turn(*answers: Any) -> InTurn:
    """Offer a callable with a script: plain data, which the learner can change."""
    return InTurn(list(answers))


def is_playable(value: Any) -> bool:
    """Return whether a value may stand in PLAYGROUND: plain data, tuples, and callables of whatever kind."""
    if is_atom(value):
        return True
    if type(value) in (list, tuple):
        return all(map(is_playable, value))
    if type(value) is dict:
        return all(map(is_atom, value)) and all(map(is_playable, value.values()))
    if isinstance(value, InTurn):
        return is_playable(value.answers)
    if isinstance(value, OneOf):
        return bool(value.functions) and all(map(callable, value.functions))
    return callable(value)


def ready(value: Any, name: str) -> Any:
    """Return an argument as it is passed: a fresh callable in place of every script; `name` is what it is called."""
    if type(value) in (list, tuple):
        return type(value)(ready(entry, name) for entry in value)
    if type(value) is dict:
        return {key: ready(entry, str(key)) for key, entry in value.items()}
    if isinstance(value, OneOf):
        return value.function
    return _reader(value.answers, name) if isinstance(value, InTurn) else value


def _reader(answers: list[Any], name: str) -> Function:
    left = list(answers)

    def read(*_args: Any, **_kwargs: Any) -> Any:
        if not left:
            raise LookupError(f"its script has {counted(len(answers), 'answer')}, and it was asked once more")
        return left.pop(0)

    read.__name__ = name
    return read
