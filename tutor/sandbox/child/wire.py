"""The frames that cross between us and a child: four bytes of length, then one of these as msgpack.

A value in a frame is plain data and these extensions: whole numbers beyond 64 bits, tuples and callables (only from
us to the child), and opaque values (only from the child to us).
"""

import struct
from typing import Any, Final

import msgspec

HEADER: Final = struct.Struct("<I")
MAX_FRAME: Final = 64 << 20

UNSENT: Final = struct.Struct("<II")
"""What stands before each reply that is noted as unsent: how many frames were sent before, and its length."""

NO_MORE: Final = bytes(UNSENT.size)
"""What stands after the last of them."""

BIG_INT: Final = 1
OPAQUE: Final = 2
TUPLE: Final = 3
CALLABLE: Final = 4

MAX_BIG_INT_BITS: Final = 100_000


class Load(msgspec.Struct, frozen=True, array_like=True, tag="load"):
    """Run `source` as module `name`; `modules` and `stubs` are what it may import besides the usual.

    `stubs` maps a module's name to its functions' names, and those to the ids by which we are asked. `wanted` are the
    functions that the module is to define.
    """

    name: str
    source: str
    modules: dict[str, str]
    stubs: dict[str, dict[str, int]]
    wanted: list[str]


class Call(msgspec.Struct, frozen=True, array_like=True, tag="call"):
    """Call a function of the loaded module; a seed resets the random generators first, if the module speaks of them.

    `twice`: after the reply, call it again on fresh copies of the arguments and reply a second time.
    """

    function: str
    args: list[Any]
    kwargs: dict[str, Any]
    seed: int | None
    twice: bool


class Answer(msgspec.Struct, frozen=True, array_like=True, tag="answer"):
    """What a callable of ours returned."""

    value: Any


class Fault(msgspec.Struct, frozen=True, array_like=True, tag="fault"):
    """A callable of ours raised: the child raises the same in its turn."""

    type_name: str
    message: str


class Born(msgspec.Struct, frozen=True, array_like=True, tag="born"):
    """The child is confined and waits for a source.

    `confinement` maps each layer of the jail to nothing, or to the reason why it is off.
    """

    pid: int
    confinement: dict[str, str]


class Loaded(msgspec.Struct, frozen=True, array_like=True, tag="loaded"):
    """The module has run; these are the callables that it defines at top level."""

    functions: list[str]


class Gave(msgspec.Struct, frozen=True, array_like=True, tag="gave"):
    """The function returned; `changed_input` says whether an argument is other now."""

    value: Any
    changed_input: bool


class Line(msgspec.Struct, frozen=True, array_like=True):
    """One line of a traceback."""

    file: str
    function: str
    number: int
    text: str


class Threw(msgspec.Struct, frozen=True, array_like=True, tag="threw"):
    """The function raised."""

    type_name: str
    message: str
    lines: list[Line]


class Failed(msgspec.Struct, frozen=True, array_like=True, tag="failed"):
    """There is no answer; `kind` is one of `EndingKind`."""

    kind: str
    sentence: str
    lines: list[Line]


class Asked(msgspec.Struct, frozen=True, array_like=True, tag="asked"):
    """The child calls a callable of ours."""

    id: int
    args: list[Any]
    kwargs: dict[str, Any]


Request = Load | Call | Answer | Fault
Reply = Born | Loaded | Gave | Threw | Failed | Asked


def big_int(value: int) -> msgspec.msgpack.Ext:
    """Return a whole number of any size as an extension."""
    size = value.bit_length() // 8 + 1
    return msgspec.msgpack.Ext(BIG_INT, value.to_bytes(size, "big", signed=True))


def fits(value: int) -> bool:
    """Whether msgpack carries a whole number as it is."""
    return -(1 << 63) <= value < 1 << 64
