"""Arguments on their way to a function: ours, so plain data, tuples and callables are all there is."""

from collections.abc import Callable
from typing import Any

from msgspec import msgpack

from .plain import ATOMS
from .wire import BIG_INT, CALLABLE, TUPLE, big_int, fits

_encode = msgpack.Encoder().encode

Register = Callable[[Callable[..., Any]], int]
"""Gives a callable of ours the id by which the child will ask for it."""


def encode_arguments(frame: Callable[[Callable[[Any], Any]], Any], register: Register) -> bytes:
    """Encode the frame that `frame` builds with the function it is given, which makes a value ready for the wire.

    Raises:
        TypeError: an argument is neither plain data nor a tuple nor callable.
    """

    def ready(value: Any) -> Any:
        kind = type(value)
        if kind in ATOMS:
            return value
        if kind is list:
            return value if set(map(type, value)) <= ATOMS else [ready(item) for item in value]
        return _unusual(value, ready, register)

    def careful(value: Any) -> Any:
        if type(value) is int and not fits(value):
            return big_int(value)
        if type(value) in ATOMS:
            return value
        return [careful(item) for item in value] if type(value) is list else _unusual(value, careful, register)

    try:
        return _encode(frame(ready))
    except OverflowError:
        return _encode(frame(careful))


def _unusual(value: Any, ready: Callable[[Any], Any], register: Register) -> Any:
    kind = type(value)
    if kind is tuple:
        return msgpack.Ext(TUPLE, _encode([ready(item) for item in value]))
    if kind is dict:
        return {key: ready(item) for key, item in value.items()}
    if callable(value):
        name = getattr(value, "__name__", "function")
        return msgpack.Ext(CALLABLE, _encode([register(value), name]))
    raise TypeError(f"A {kind.__name__} cannot be passed to a submission: use plain data, tuples and callables.")


def argument_hook(stub: Callable[[int, str], Any]) -> Callable[[int, memoryview], Any]:
    """Return the msgpack hook that reads arguments; `stub` makes what stands for a callable of ours."""

    def hook(code: int, data: memoryview) -> Any:
        if code == TUPLE:
            return tuple(decode(data))
        if code == CALLABLE:
            return stub(*decode(data))
        if code == BIG_INT:
            return int.from_bytes(data, "big", signed=True)
        raise ValueError(f"unknown extension {code}")

    decode = msgpack.Decoder(ext_hook=hook).decode
    return hook


def snapshot(args: list[Any], kwargs: dict[str, Any]) -> bytes | None:
    """Return bytes that tell whether arguments have changed; None once they hold what we never pass."""
    try:
        return _snapshot((args, kwargs))
    except OverflowError:
        return encode_arguments(lambda ready: (ready(args), ready(kwargs)), lambda _: 0)
    except Exception:
        return None


def _never_changes(value: Any) -> None:
    if not callable(value):
        raise TypeError


_snapshot = msgpack.Encoder(enc_hook=_never_changes).encode
