"""What is said about the value at the cursor."""

import inspect
from typing import Any

from tutor.app.play.editing import entry_path, place_text, step_of
from tutor.app.play.leaves import Path, at
from tutor.checking.scripted import OneOf
from tutor.checking.starts import Draft
from tutor.checking.wording import counted
from tutor.views.words import BETWEEN

NEVER_TYPED = "A callable is not typed: space chooses the next one."
READY = "The playground is getting ready."
NOT_YET = "There is no answer to pin yet."


def typing_text(draft: Draft, path: Path) -> str:
    """Return what is being typed, and how to end it."""
    return f"{place_text(draft, path)} is to be (enter takes it, esc leaves it as it was):"


def where_text(draft: Draft, cursor: Path, functions: int) -> str:
    """Return the place of the cursor and what its value is: "gamma: a number, ±0.05".

    `functions` is how many functions the exercise has: with several, the key for the next is said.
    """
    place = f"{place_text(draft, cursor)}: {_what(draft, cursor)}" if cursor else "no arguments"
    return f"{place}{BETWEEN}f: next function" if functions > 1 else place


def _what(draft: Draft, cursor: Path) -> str:
    value = at(draft.values, cursor)
    if isinstance(value, OneOf):
        return _callable_text(value)
    if callable(value):
        return _first_line(value) or "a function"
    if isinstance(value, bool):
        return "True or False"
    if isinstance(value, int | float):
        return f"a number, ±{step_of(draft, cursor):g}"
    if isinstance(value, str):
        return "a text"
    if value is None:
        return "nothing"
    entry = "" if entry_path(draft, cursor, 0) is None else ", an entry of a list"
    return f"empty{entry}"


def _callable_text(value: OneOf) -> str:
    said = _first_line(value.function) or "a function"
    others = len(value.functions) - 1
    return f"{said} (space: {counted(others, 'other')})" if others else said


def _first_line(function: Any) -> str:
    return (inspect.getdoc(function) or "").split("\n")[0]
