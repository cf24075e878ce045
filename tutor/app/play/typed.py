"""What stands in the line where a value is typed, and what is made of it."""

from typing import Any

from tutor.app.play.leaves import branches
from tutor.checking.scripted import InTurn, OneOf


def text_of(value: Any) -> str | None:
    """Return a value as the literal that it is typed as, a script as the list of its answers; None for callables."""
    if isinstance(value, InTurn):
        value = value.answers
    return None if _has_callable(value) else repr(value)


def _has_callable(value: Any) -> bool:
    return (
        isinstance(value, OneOf | InTurn)
        or callable(value)
        or any(_has_callable(entry) for _, entry in branches(value))
    )


def in_place_of(old: Any, typed: Any) -> Any:
    """Return what was typed as it takes the place of an older value: a list is a script where one was."""
    return InTurn(list(typed)) if isinstance(old, InTurn) and isinstance(typed, list | tuple) else typed
