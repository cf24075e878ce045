"""What was said in one conversation: calls, callbacks and yields, and how it ended early if it did."""

from dataclasses import dataclass
from typing import Any

from tutor.checking.report import Tolerance
from tutor.sandbox.answers import Answer, Frame, Plain


@dataclass(frozen=True)
class Callback:
    """A callable of ours that the partner called: its name, what it was given (plain data), what it answered."""

    name: str
    args: Any
    kwargs: Any
    answer: Plain


@dataclass(frozen=True)
class Call:
    """One call of a function of the partner; args are plain data, with callables as they are."""

    function: str
    args: tuple[Any, ...]
    kwargs: dict[str, Any]
    answer: Answer | None = None
    callbacks: tuple[Callback, ...] = ()


@dataclass(frozen=True)
class Yield:
    """One thing that the check looks at.

    `other` holds the second side of a `close`; `calls` are the indices of the calls that this yield belongs to.
    """

    value: Plain
    tolerance: Tolerance
    calls: tuple[int, ...]
    is_pair: bool = False
    other: Plain = None


@dataclass(frozen=True)
class Failure:
    """Why a conversation ended before its time.

    `kind` is an ending of the sandbox, or: raised, form, changed_input, unstable, body.
    """

    kind: str
    sentence: str
    type_name: str = ""
    got: Plain = None
    has_got: bool = False
    wanted: str = ""
    frames: tuple[Frame, ...] = ()


@dataclass(frozen=True)
class Conversation:
    """One example of one check, held with one partner."""

    calls: tuple[Call, ...]
    yields: tuple[Yield, ...]
    failure: Failure | None
    printed: str = ""

    @property
    def callbacks(self) -> tuple[Callback, ...]:
        """All callbacks, in order."""
        return tuple(callback for call in self.calls for callback in call.callbacks)

    @property
    def functions(self) -> frozenset[str]:
        """The functions that were called."""
        return frozenset(call.function for call in self.calls)
