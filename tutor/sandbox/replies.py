"""Reading what comes back from a child, which may be anything."""

from typing import Final, cast, get_args

import msgspec

from tutor.sandbox import deaths
from tutor.sandbox.ahead import Heard
from tutor.sandbox.answers import Answer, Ended, EndingKind, Frame, Raised, Returned
from tutor.sandbox.channel import UnreadableError
from tutor.sandbox.child import wire
from tutor.sandbox.child.wire import UNSENT
from tutor.sandbox.codec import decode_reply

_WITHOUT_ANSWER: Final = msgspec.msgpack.encode(wire.Failed("", "", []))[:8]
"""How a reply begins that says why there is no answer."""

_QUESTION: Final = msgspec.msgpack.encode(wire.Asked(0, [], {}))[:7]
"""How a frame begins that asks for an answer of ours."""


def read_reply(data: bytes) -> wire.Reply:
    """Decode a frame.

    Raises:
        UnreadableError: it is none that a child of ours would send.
    """
    try:
        return decode_reply(data)
    except Exception:  # whatever a hostile frame does to the decoder, it is not an answer
        raise UnreadableError from None


def answer_in(reply: wire.Reply, printed: str) -> Answer:
    """Return the answer that a reply to a call holds; `printed` is what was printed meanwhile.

    Raises:
        UnreadableError: it is no reply to a call.
    """
    match reply:
        case wire.Gave(value, changed):
            return Returned(value, printed, changed)
        case wire.Threw(type_name, message, lines):
            return Raised(type_name[:80], message[:500], _frames(lines), printed)
        case wire.Failed(kind, sentence, lines) if kind in get_args(EndingKind):
            return Ended(cast(EndingKind, kind), sentence[:1000], _frames(lines), printed)
    raise UnreadableError


def answers_heard(heard: Heard) -> tuple[Answer, Answer]:
    """Return both answers of a call that was made ahead of its time."""
    if isinstance(heard, Ended):
        return heard, heard
    first, second = heard
    answer = _answer(first)
    return answer, answer if second == first else _answer(second)


def is_without_answer(heard: Heard) -> bool:
    """Whether a call ended without an answer, as where there is no such function."""
    return isinstance(heard, Ended) or heard[0].startswith(_WITHOUT_ANSWER)


def is_question(reply: bytes) -> bool:
    """Whether a frame asks for an answer of ours."""
    return reply.startswith(_QUESTION)


def is_readable(reply: bytes) -> bool:
    """Whether a frame is such as a child of ours would send."""
    try:
        read_reply(reply)
    except UnreadableError:
        return False
    return True


def unsent_replies(notes: bytes, received: int) -> list[bytes]:
    """Return the replies that a child has noted as unsent, after as many frames as we have received.

    Notes of what has been sent since are old, and whatever is no note ends them.
    """
    replies = []
    while len(notes) >= UNSENT.size:
        sent, size = UNSENT.unpack_from(notes)
        end = UNSENT.size + size
        if sent != received or len(notes) < end:
            break
        replies.append(notes[UNSENT.size : end])
        notes = notes[end:]
    return replies


def _answer(data: bytes) -> Answer:
    try:
        return answer_in(read_reply(data), "")
    except UnreadableError:
        return deaths.unreadable("")


def _frames(lines: list[wire.Line]) -> tuple[Frame, ...]:
    return tuple(Frame(line.file[:200], line.function[:200], line.number, line.text[:500]) for line in lines[:8])
