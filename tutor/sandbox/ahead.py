"""Calls that are sure to come, so that many of them can go in one message."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NoReturn

from tutor.sandbox.answers import Ended
from tutor.sandbox.child import wire
from tutor.sandbox.child.arguments import Register, encode_arguments

MOST_CALLS: Final = 40
MOST_BYTES: Final = 64 << 10
"""What one message holds at most, unless a single call is larger; the socket takes it whole, while nobody reads."""

MOST_ANSWERED: Final = 4 << 20
"""Bytes of all replies to one message beyond which its calls are made one at a time instead."""

Heard = tuple[bytes, bytes] | Ended
"""What came of a call that was made twice: both replies as they came, or the end of the child."""


@dataclass(frozen=True)
class EncodedCall:
    """A call of `function` with plain arguments, as it goes to a child that is to make it twice."""

    function: str
    frame: bytes


def encode_call(function: str, args: Sequence[Any], kwargs: Mapping[str, Any], seed: int | None) -> EncodedCall:
    """Encode a call with plain data and tuples; a seed resets the random generators first.

    Raises:
        TypeError: an argument is something else, or callable.
    """
    return EncodedCall(function, call_frame(function, args, kwargs, seed, twice=True, lend=_refuse))


def call_frame(
    function: str, args: Sequence[Any], kwargs: Mapping[str, Any], seed: int | None, *, twice: bool, lend: Register
) -> bytes:
    """Encode a call; `lend` gives each callable among the arguments its id."""
    return encode_arguments(
        lambda ready: wire.Call(function, [ready(arg) for arg in args], ready(dict(kwargs)), seed, twice), lend
    )


def messages(calls: Sequence[EncodedCall]) -> Iterator[list[EncodedCall]]:
    """Divide calls, in their order, into those that go together."""
    together: list[EncodedCall] = []
    size = 0
    for call in calls:
        if together and (len(together) == MOST_CALLS or size + len(call.frame) > MOST_BYTES):
            yield together
            together, size = [], 0
        together.append(call)
        size += len(call.frame)
    if together:
        yield together


def _refuse(function: Callable[..., Any]) -> NoReturn:
    raise TypeError(
        "A callable of ours is asked about the call that it was lent for: make that call when its time comes."
    )
