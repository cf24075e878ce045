"""How a course names the wrong ideas that learners have.

This file is also sent, as text, to the process that runs misconceptions, so it imports only the standard library.
"""

import itertools
from collections.abc import Callable, Iterator, Sequence
from types import FunctionType
from typing import Any, TypeVar

_ATTRIBUTE = "__misconception__"
_Function = TypeVar("_Function", bound=Callable[..., Any])


def misconception(replaces: str, **variants: Sequence[Any]) -> Callable[[_Function], _Function]:
    """Mark a function as a wrong way to write the exercise's function `replaces`.

    Each keyword names a parameter of the marked function and lists the values that it takes: one variant for
    each combination. The values are written into source text: numbers, strings, and lists
    or tuples of them. All variants are one misconception and share its name and its docstring, which tells the
    learner what their code does and points to the way out.
    """

    def mark(function: _Function) -> _Function:
        setattr(function, _ATTRIBUTE, (replaces, variants))
        return function

    return mark


def marked(namespace: dict[str, Any]) -> Iterator[tuple[str, Any, str, dict[str, Any]]]:
    """Yield (name, function, replaced function, arguments of one variant) in the order of definition."""
    for name, value in namespace.items():
        if not isinstance(value, FunctionType) or not hasattr(value, _ATTRIBUTE):
            continue
        replaces, variants = getattr(value, _ATTRIBUTE)
        for values in itertools.product(*variants.values()):
            yield name, value, replaces, dict(zip(variants, values, strict=True))
