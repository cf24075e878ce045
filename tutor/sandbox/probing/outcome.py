"""What came of one attempt."""

import builtins
from dataclasses import dataclass
from typing import Any, Final, Literal

_NAMED: Final = 3


@dataclass(frozen=True)
class Outcome:
    """Whether an attempt got through, was refused by the system, or failed by a fault of its own; and what was seen."""

    result: Literal["got through", "refused", "unclear"]
    said: str


def got(value: Any) -> Outcome:
    """Return the outcome of an attempt that returned."""
    if not isinstance(value, list):
        return Outcome("got through", "it got through")
    more = f" and {len(value) - _NAMED} more" if len(value) > _NAMED else ""
    return Outcome("got through", f"it got through with {', '.join(map(str, value[:_NAMED]))}{more}")


def raised(type_name: str, message: str) -> Outcome:
    """Return the outcome of an attempt that raised: what the system refuses is an OSError."""
    kind = getattr(builtins, type_name, None)
    by_the_system = isinstance(kind, type) and issubclass(kind, OSError | MemoryError)
    return Outcome("refused" if by_the_system else "unclear", f"{type_name}: {message}".rstrip(": "))
