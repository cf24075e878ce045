"""What is said in the conversations with whoever is right, encoded beforehand."""

from collections.abc import Iterable
from dataclasses import dataclass

from tutor.checking.partner import has_callable
from tutor.checking.transcript import Call, Conversation
from tutor.sandbox import EncodedCall, Returned, encode_call, encode_reply


@dataclass(frozen=True)
class Line:
    """A call, and the reply that is right to the last bit, where there is one."""

    call: EncodedCall
    reply: bytes | None


def lines_of(reference: Conversation, seed: int) -> tuple[Line, ...]:
    """Return a conversation's calls and answers, or nothing where a callable has a part in it.

    `seed` goes with the first call, as when the conversation is held.
    """
    if any(has_callable([*call.args, *call.kwargs.values()]) for call in reference.calls):
        return ()
    seeds: Iterable[int | None] = (seed, *(None for _ in reference.calls[1:]))
    return tuple(_line(call, seed) for call, seed in zip(reference.calls, seeds, strict=True))


def _line(call: Call, seed: int | None) -> Line:
    reply = encode_reply(call.answer.value) if isinstance(call.answer, Returned) else None
    return Line(encode_call(call.function, call.args, call.kwargs, seed), reply)
