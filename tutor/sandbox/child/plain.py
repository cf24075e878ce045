"""Answers as plain data: what the function returned, by its true storage, without running the learner's methods."""

import dataclasses
import sys
import types
from array import array
from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from typing import Any, Final

from msgspec import msgpack

from .wire import MAX_BIG_INT_BITS, OPAQUE, big_int, fits

MAX_VALUES: Final = 2_000_000
MAX_DEPTH: Final = 64
ATOMS: Final = frozenset({type(None), bool, int, float, str})

_encode = msgpack.Encoder().encode


class TooBigError(Exception):
    """An answer holds more values than we carry."""


class _OddKeyError(Exception):
    """A key of a dict is not plain data; the message is its type's name."""


def encode_plain(frame: Callable[[Callable[[Any], Any]], Any]) -> bytes:
    """Encode the frame that `frame` builds with the `plain` it is given.

    Nearly no answer holds a number beyond 64 bits or text with half a character, so they are looked for only when
    the encoder has met one.

    Raises:
        TooBigError: the answer holds more than MAX_VALUES values.
    """
    try:
        return _encode(frame(_Walk(careful=False).plain))
    except (OverflowError, UnicodeEncodeError):
        return _encode(frame(_Walk(careful=True).plain))


def opaque(type_name: str, advice: str) -> msgpack.Ext:
    """Return the extension that stands for a value which is not plain data."""
    return msgpack.Ext(OPAQUE, _encode([type_name, advice]))


class _Walk:
    """One walk through an answer: how many values are left, and which containers we are inside of."""

    def __init__(self, *, careful: bool) -> None:
        self.careful = careful
        self.left = MAX_VALUES
        self.inside: set[int] = set()

    def plain(self, value: Any) -> Any:
        """Return `value` as plain data, with an opaque extension where it is none."""
        kind = type(value)
        if kind in ATOMS:
            return _atom(value) if self.careful else value
        if kind is list:
            return self.sequence(value, value)
        if issubclass(kind, list):
            return self.sequence(value, list.__getitem__(value, slice(None)))
        if issubclass(kind, tuple):
            return self.sequence(value, list(tuple.__iter__(value)))
        if issubclass(kind, dict):
            return self.mapping(value)
        return self.unusual(value, kind)

    def sequence(self, owner: Any, items: list[Any]) -> Any:
        self.spend(len(items))
        if not self.careful and set(map(type, items)) <= ATOMS:
            return items
        return self.within(owner, lambda: [self.plain(item) for item in items])

    def mapping(self, value: dict[Any, Any]) -> Any:
        self.spend(dict.__len__(value))
        try:
            return self.within(value, lambda: {self.key(key): self.plain(item) for key, item in dict.items(value)})
        except _OddKeyError as odd:
            return opaque(type_name(value), f"a dict with a key of type {odd}: use text and ordinary numbers as keys")

    def key(self, key: Any) -> Any:
        if issubclass(type(key), tuple):
            return tuple(self.key(item) for item in tuple.__iter__(key))
        plain = self.plain(key)
        if type(plain) not in ATOMS:
            raise _OddKeyError(type_name(key))
        return plain

    def within(self, owner: Any, build: Callable[[], Any]) -> Any:
        name = type_name(owner)
        if id(owner) in self.inside:
            return opaque(name, f"a {name} that contains itself")
        if len(self.inside) >= MAX_DEPTH:
            return opaque(name, f"nested more than {MAX_DEPTH} levels deep")
        self.inside.add(id(owner))
        try:
            return build()
        finally:
            self.inside.discard(id(owner))

    def spend(self, count: int) -> None:
        self.left -= count
        if self.left < 0:
            raise TooBigError

    def unusual(self, value: Any, kind: type) -> Any:
        for base, stored in _STORED:
            if issubclass(kind, base):
                return self.plain(stored(value))
        numpy = sys.modules.get("numpy")
        if numpy is not None and issubclass(kind, (numpy.ndarray, numpy.generic)):
            return self.array(value, numpy)
        if kind is Fraction or kind is Decimal:
            return _number(value)
        if kind is array:
            return self.sequence(value, value.tolist())
        if dataclasses.is_dataclass(kind):
            names = [field.name for field in dataclasses.fields(value)]
            self.spend(len(names))
            fields = {name: object.__getattribute__(value, name) for name in names}
            return self.within(value, lambda: {name: self.plain(item) for name, item in fields.items()})
        return opaque(type_name(value), advice(value))

    def array(self, value: Any, numpy: Any) -> Any:
        array = numpy.asarray(value)
        kind = array.dtype.kind
        if kind not in "biufUO":
            return opaque(str(array.dtype), f"a numpy value of type {array.dtype}: return ordinary numbers")
        if array.size > self.left:
            raise TooBigError
        if kind == "f":  # tolist() leaves a longdouble what it is
            array = array.astype(numpy.float64)
        items = array.tolist()
        if array.ndim > 0 or kind == "O":
            return self.within(value, lambda: self.plain(items))
        return self.plain(items)


def _atom(value: Any) -> Any:
    if type(value) is int and not fits(value):
        if value.bit_length() > MAX_BIG_INT_BITS:
            return opaque("int", "a whole number of more than 30,000 digits")
        return big_int(value)
    if type(value) is str:
        try:
            value.encode()
        except UnicodeEncodeError:
            return opaque("str", "text that holds half a character (a lone surrogate)")
    return value


def _number(value: Fraction | Decimal) -> Any:
    try:
        return float(value)
    except (OverflowError, ValueError):
        return opaque(type(value).__name__, f"a {type(value).__name__} that no float can hold")


_STORED: Final[tuple[tuple[type, Callable[[Any], Any]], ...]] = (
    (float, float.__float__),
    (int, int.__int__),
    (str, str.__str__),
)
"""How to read what an object of a subclass truly holds."""


def type_name(value: Any) -> str:
    """Return the name of a value's type, also where the learner's metaclass would have its own say."""
    return str(type.__dict__["__name__"].__get__(type(value)))[:80]


_LAZY: Final[tuple[type, ...]] = (
    types.GeneratorType, map, filter, zip, range, enumerate, reversed, type({}.keys()), type({}.values()),
    type({}.items()),
)  # fmt: skip
_FUNCTIONS = (types.FunctionType, types.BuiltinFunctionType, types.MethodType)
_ADVICE: Final = (
    (_LAZY, "a {}: wrap it in list()"),
    ((types.CoroutineType,), "a {}: define the function with def, not async def"),
    ((types.AsyncGeneratorType,), "an {}: define the function with def, and return a list"),
    (_FUNCTIONS, "a function: did you forget ()?"),
    ((set, frozenset), "a {}, which keeps no order: use a list"),
    ((bytes, bytearray), "{}, not text: use a str"),
    ((complex,), "a complex number: return a float"),
    ((type,), "a class, not one of its objects: did you forget ()?"),
    ((types.ModuleType,), "a module"),
)


def advice(value: Any) -> str:
    """Say what a value that is not plain data is, and what to do about it."""
    name = type_name(value)
    for kinds, text in _ADVICE:
        if issubclass(type(value), kinds):
            return text.format(name)
    if name in ("Tensor", "Array", "deque", "array"):
        return f"a {name}: turn it into a list first"
    return f"an object of type {name}: return numbers, text, lists or dicts"
