"""Changing one value among the arguments of a call: every function returns new values and changes none."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tutor.app.play.leaves import Path, at, leaves, replaced
from tutor.checking.scripted import InTurn, OneOf
from tutor.checking.starts import MOST_VALUES, Draft, how_many

RATES = {"gamma", "lam"}
"""Parameters that lie between 0 and 1."""

RATE_STEP, STEP, WHOLE_STEP = 0.05, 0.5, 1
_DIGITS = 10


@dataclass(frozen=True)
class Edited:
    """A draft after an edit, where the cursor is then, and what there is to say about it."""

    draft: Draft
    cursor: Path
    note: str = ""


def step_of(draft: Draft, path: Path) -> float:
    """Return by how much the number at a path is nudged.

    0.05 for gamma and lam, 1 for a whole number that is an argument by itself (an index, a count), else 0.5.
    """
    argument = draft.arguments[path[0]]
    if argument.name in RATES:
        return RATE_STEP
    return WHOLE_STEP if len(path) == 1 and type(argument.value) is int else STEP


def nudged(draft: Draft, path: Path, sign: int) -> Edited:
    """Make a number larger or smaller; choose the next or the previous of several callables, or of the texts around."""
    value = at(draft.values, path)
    if isinstance(value, OneOf):
        return _put(draft, path, value.turned(sign))
    if isinstance(value, bool):
        return _put(draft, path, not value)
    if isinstance(value, str):
        return _with_next_text(draft, path, sign)
    if not isinstance(value, int | float):
        return Edited(draft, path, "Nothing to count up or down here: e types a value.")
    try:
        new = value + sign * step_of(draft, path)
        return _put(draft, path, round(new, _DIGITS) if math.isfinite(new) else new)
    except OverflowError:
        return Edited(draft, path, "This number is too large to be nudged: e types another.")


def flipped(draft: Draft, path: Path) -> Edited:
    """Turn 0 into 1 and any other number into 0, True into False; go on to the next callable or text."""
    value = at(draft.values, path)
    if isinstance(value, bool | OneOf | str) or not isinstance(value, int | float):
        return nudged(draft, path, 1)
    return _put(draft, path, type(value)(value == 0))


def _with_next_text(draft: Draft, path: Path, sign: int) -> Edited:
    texts = list(dict.fromkeys(_texts_alike(draft.values, path)))
    if len(texts) < 2:
        return Edited(draft, path, "There is no other text to choose here: e types one.")
    value = at(draft.values, path)
    return _put(draft, path, texts[(texts.index(value) + sign) % len(texts)])


def _texts_alike(values: Sequence[Any], path: Path) -> Iterator[str]:
    """Yield the texts of the same argument that are entries of lists, too, or the same part of a tuple or dict."""
    part = _part(values, path)
    for leaf in leaves(values[path[0]], path[:1]):
        text = at(values, leaf)
        if isinstance(text, str) and _part(values, leaf) == part:
            yield text


def _part(values: Sequence[Any], path: Path) -> Any:
    return None if _is_list(at(values, path[:-1])) else path[-1]


def _put(draft: Draft, path: Path, value: Any) -> Edited:
    return Edited(draft.with_values(replaced(draft.values, path, value)), path)


def put(draft: Draft, path: Path, value: Any) -> Edited:
    """Put another value in a place, unless that makes too many."""
    return _checked(draft, _put(draft, path, value), path)


def entry_path(draft: Draft, path: Path, further_out: int) -> Path | None:
    """Return the path of the list entry that a leaf is in: of the innermost list, or of one `further_out`.

    Tuples and dicts are records, of which a part cannot be missing; only lists have entries.
    """
    entries = [path[: length + 1] for length in range(1, len(path)) if _is_list(at(draft.values, path[:length]))]
    return entries[-1 - further_out] if further_out < len(entries) else None


def duplicated(draft: Draft, path: Path, further_out: int) -> Edited:
    """Put the entry that the leaf is in once more behind itself, and so in all lists that go along with this one."""
    entry = entry_path(draft, path, further_out)
    if entry is None:
        return Edited(draft, path, _why_not(draft, path, further_out))
    places = [entry, *_along(draft, entry)]
    values = draft.values
    for place in places:
        values = _with_entries(values, place, [at(values, place)] * 2)
    cursor = (*entry[:-1], entry[-1] + 1, *path[len(entry) :])
    return _checked(draft, Edited(draft.with_values(values), cursor, _also(draft, places[1:])), path)


def removed(draft: Draft, path: Path, further_out: int) -> Edited:
    """Take out the entry that the leaf is in, and so in all lists that go along with this one."""
    entry = entry_path(draft, path, further_out)
    if entry is None:
        return Edited(draft, path, _why_not(draft, path, further_out))
    places = [entry, *_along(draft, entry)]
    values = draft.values
    for place in places:
        values = _with_entries(values, place, [])
    return Edited(draft.with_values(values), path, _also(draft, places[1:]))


def _why_not(draft: Draft, path: Path, further_out: int) -> str:
    if further_out:
        return "There is no list around this list."
    if at(draft.values, path) == []:
        return "The list is empty: e types what it holds."
    return "Only entries of lists can be doubled or left out."


def _with_entries(values: Any, place: Path, entries: list[Any]) -> Any:
    around, index = at(values, place[:-1]), place[-1]
    old = around.answers if isinstance(around, InTurn) else around
    new = [*old[:index], *entries, *old[index + 1 :]]
    return replaced(values, place[:-1], replace(around, answers=new) if isinstance(around, InTurn) else new)


def _along(draft: Draft, entry: Path) -> Iterator[Path]:
    """Yield the same entry of every other argument that has a list of the same length in the same place.

    Such lists belong together, as rewards and states of the same turns do.
    """
    length = _list_length(draft.values, entry[:-1])
    if length is None:
        return
    for index in range(len(draft.arguments)):
        place = (index, *entry[1:])
        if index != entry[0] and _list_length(draft.values[index], place[1:-1]) == length:
            yield place


def _list_length(value: Any, path: Path) -> int | None:
    for step in path:
        if not isinstance(value, list | tuple) or type(step) is not int or step >= len(value):
            return None
        value = value[step]
    return len(value) if isinstance(value, list) else None


def _also(draft: Draft, places: list[Path]) -> str:
    names = [draft.arguments[place[0]].name for place in places]
    return f"And in {' and '.join(names)}, which goes along." if names else ""


def _checked(old: Draft, edited: Edited, path: Path) -> Edited:
    if how_many(list(edited.draft.values)) > MOST_VALUES:
        return Edited(old, path, f"No room: the arguments hold {MOST_VALUES} values at most.")
    return edited


def _is_list(value: Any) -> bool:
    return isinstance(value, list | InTurn)


def place_text(draft: Draft, path: Path) -> str:
    """Return a place as Python text: rewards[3], turns[0]['tool']."""
    return draft.arguments[path[0]].name + "".join(f"[{step!r}]" for step in path[1:])
