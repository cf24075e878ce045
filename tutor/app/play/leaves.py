"""The arguments of a call as a tree: its leaves, and trees with one place replaced."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tutor.checking.scripted import InTurn

Path = tuple[Any, ...]
"""Where in the arguments: the argument's index, then indices and keys, outermost first."""


def branches(value: Any) -> list[tuple[Any, Any]]:
    """Return (step, value) for all that a value holds: nothing for a leaf, which an empty list is, too."""
    if isinstance(value, InTurn):
        return list(enumerate(value.answers))
    if isinstance(value, list | tuple):
        return list(enumerate(value))
    return list(value.items()) if isinstance(value, dict) else []


def leaves(value: Any, path: Path = ()) -> Iterator[Path]:
    """Yield the paths of all leaves, in reading order."""
    inside = branches(value)
    if not inside and path:
        yield path
    for step, entry in inside:
        yield from leaves(entry, (*path, step))


def at(value: Any, path: Path) -> Any:
    """Return what is at a path."""
    for step in path:
        value = value.answers[step] if isinstance(value, InTurn) else value[step]
    return value


def replaced(value: Any, path: Path, new: Any) -> Any:
    """Return the same tree with something else at a path; nothing that there was is changed."""
    if not path:
        return new
    step, rest = path[0], path[1:]
    if isinstance(value, InTurn):
        return replace(value, answers=replaced(value.answers, path, new))
    if isinstance(value, dict):
        return {key: replaced(entry, rest, new) if key == step else entry for key, entry in value.items()}
    return type(value)(replaced(entry, rest, new) if index == step else entry for index, entry in enumerate(value))


def nearest(values: Any, path: Path) -> Path:
    """Return the leaf at a path, or where there is none any more, the one that has come nearest to it."""
    found: Path = ()
    value = values
    for step in path:
        steps = [known for known, _ in branches(value)]
        if not steps:
            break
        step = step if step in steps else steps[-1]
        found, value = (*found, step), at(value, (step,))
    return next(leaves(value, found), ())
