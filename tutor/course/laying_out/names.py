"""What a new exercise and its function cannot be called, and why."""

import builtins
import keyword
import re
import sys
from collections.abc import Set

_LONGEST = 32
"""What still fits into the hand-laid lines of a lesson, which are 48 wide, with its arguments."""
_ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_MODULES = sys.stdlib_module_names | {"numpy", "tutor"}


def objection_to_id(id: str) -> str | None:
    """Return a sentence on why no exercise can have this id, or None."""
    if not _ID.fullmatch(id):
        return (
            f"{id!r} cannot be an id: small letters, digits and single underscores make one, and a letter begins it, "
            "such as mean_centred."
        )
    if len(id) > _LONGEST:
        return f"{id} is too long for an id: it has {len(id)} letters, and {_LONGEST} fit into a lesson's lines."
    if keyword.iskeyword(id):
        return f"{id} cannot be an id: it is a word of Python's own, and could not be imported."
    if id in _MODULES:
        return f"{id} cannot be an id: import {id} would find the module of that name, not the learner's {id}.py."
    return None


def objection_to_function(name: str, taken: Set[str]) -> str | None:
    """Return a sentence on why the learner's function cannot be called this; `taken` are names used around it."""
    if not name.isidentifier() or keyword.iskeyword(name):
        return f"{name!r} cannot be a function's name in Python: choose another with --function."
    if len(name) > _LONGEST:
        return f"{name} is too long: {_LONGEST} letters fit into a lesson's lines. Choose another with --function."
    if name in taken or hasattr(builtins, name):
        return f"A function called {name} would hide another of that name: choose another with --function."
    if name.startswith("test"):
        return f"pytest would take a function called {name} for a test: choose another with --function."
    return None


def objection_to_title(what: str, title: str) -> str | None:
    """Return a sentence on why an exercise or a track (`what`) cannot have this title, or None."""
    if title.strip() and title.isprintable():
        return None
    return f"{title!r} cannot be the title of {what}: a title is one line of text."
