"""Values as they are once they have crossed between us and a child.

The solution runs in our own process; it gets its arguments and gives its answers through here, so that it meets the
same data as a submission does.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from tutor.sandbox.answers import Opaque, Plain
from tutor.sandbox.child.arguments import argument_hook, encode_arguments
from tutor.sandbox.child.plain import ATOMS, MAX_DEPTH, encode_plain
from tutor.sandbox.child.wire import BIG_INT, OPAQUE, Asked, Gave, Reply, fits
from tutor.sandbox.survey import require_bearable

_text_pair = msgspec.msgpack.Decoder(tuple[str, str]).decode


def copy_arguments(args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[list[Any], dict[str, Any]]:
    """Return fresh copies of arguments, exactly as a child would get them; callables stay as they are.

    Raises:
        TypeError: an argument is neither plain data nor a tuple nor callable.
    """
    callables: list[Callable[..., Any]] = []

    def register(function: Callable[..., Any]) -> int:
        callables.append(function)
        return len(callables) - 1

    data = encode_arguments(lambda ready: [[ready(arg) for arg in args], ready(dict(kwargs))], register)
    copied = msgspec.msgpack.decode(data, ext_hook=argument_hook(lambda id, _: callables[id]))
    return copied[0], copied[1]


def normalise(value: Any) -> Plain:
    """Return an answer exactly as it would look after crossing, sharing nothing with the original.

    Raises:
        TooBigError: it holds more values than a child may send.
    """
    plain: Plain = _decode_value(encode_plain(lambda plain: plain(value)))
    return plain


def encode_reply(value: Plain) -> bytes:
    """Return the frame in which a child would send an answer, its input unchanged."""
    return encode_plain(lambda plain: Gave(plain(value), False))


def decode_reply(data: bytes) -> Reply:
    """Read a frame from a child.

    Raises:
        Exception: of any type, when it is not a frame that a child of ours would send.
    """
    require_bearable(data)
    reply: Reply = _decode_reply(data)
    match reply:
        case Gave(value) if not is_plain(value):
            raise ValueError("an answer that is not plain data")
        case Asked(_, args, kwargs) if not (is_plain(args) and is_plain(kwargs)):
            raise ValueError("arguments that are not plain data")
    return reply


def is_atom(value: Any) -> bool:
    """Return whether a value is None, a truth value, a number or text."""
    return type(value) in ATOMS


def is_flat(value: Any) -> bool:
    """Return whether a value is an atom (None, a truth value, a number, text) or a list of nothing but atoms."""
    return type(value) in ATOMS or (type(value) is list and set(map(type, value)) <= ATOMS)


def is_plain(value: Any, depth: int = 0) -> bool:
    """Return whether a value is plain data throughout, as an answer is; msgpack knows more (bytes, points in time).

    Nor is it deeper than what a child of ours sends: whoever reads it afterwards may walk through it by recursion.
    """
    kind = type(value)
    if kind in ATOMS or kind is Opaque:
        return True
    if depth > MAX_DEPTH:
        return False
    if kind is list:
        return is_flat(value) or all(is_plain(item, depth + 1) for item in value)
    if kind is dict:
        return all(map(_is_key, value)) and all(is_plain(item, depth + 1) for item in value.values())
    return False


def _is_key(value: Any, depth: int = 0) -> bool:
    if type(value) is tuple and depth < MAX_DEPTH:
        return all(_is_key(item, depth + 1) for item in value)
    return type(value) in ATOMS and (type(value) is not int or fits(value))


def _answer_hook(code: int, data: memoryview) -> int | Opaque:
    if code == BIG_INT:
        return int.from_bytes(data, "big", signed=True)
    if code == OPAQUE:
        type_name, advice = _text_pair(data)
        return Opaque(type_name[:80], advice[:200])
    raise ValueError(f"unknown extension {code}")


_decode_value = msgspec.msgpack.Decoder(ext_hook=_answer_hook).decode
_decode_reply = msgspec.msgpack.Decoder(Reply, ext_hook=_answer_hook).decode
