"""Instructions for the kernel's packet filter (classic BPF), which decides about system calls.

The data that they read is struct seccomp_data of linux/seccomp.h; a word of an argument is its lower half, which is
all of what the kernel takes for numbers of processes, flags and commands.
"""

import errno
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

OWN_PID: Final = -1
"""Stands for the number of the process that will enter the filter."""


class Instruction(NamedTuple):
    """One struct sock_filter: what to do, how many instructions to skip if it is so and if not, and a constant."""

    code: int
    if_so: int
    if_not: int
    constant: int


Block = tuple[Instruction, ...]
"""Instructions that end with a decision on every way through."""

_LOAD: Final = 0x20
_EQUALS: Final = 0x15
_AT_LEAST: Final = 0x35
_HAS_BITS: Final = 0x45
_DECIDE: Final = 0x06

_NUMBER: Final = 0
_ARCH: Final = 4
_ARGUMENTS: Final = 16

ALLOW: Final = (Instruction(_DECIDE, 0, 0, 0x7FFF0000),)
KILL: Final = (Instruction(_DECIDE, 0, 0, 0x80000000),)
REFUSE: Final = (Instruction(_DECIDE, 0, 0, 0x00050000 | errno.EPERM),)
UNKNOWN: Final = (Instruction(_DECIDE, 0, 0, 0x00050000 | errno.ENOSYS),)


def refuse_values(argument: int, values: Sequence[int]) -> Block:
    """Refuse a call one of whose arguments has one of these values."""
    return _by_value(argument, values, REFUSE, ALLOW)


def allow_values(argument: int, values: Sequence[int]) -> Block:
    """Refuse a call one of whose arguments has none of these values."""
    return _by_value(argument, values, ALLOW, REFUSE)


def _by_value(argument: int, values: Sequence[int], listed: Block, other: Block) -> Block:
    tests = (Instruction(_EQUALS, len(values) - i, 0, value) for i, value in enumerate(values))
    return (_load(argument), *tests, *other, *listed)


def refuse_bits(argument: int, bits: int) -> Block:
    """Refuse a call one of whose arguments has one of these bits."""
    return (_load(argument), Instruction(_HAS_BITS, 1, 0, bits), *ALLOW, *REFUSE)


def demand_bits(argument: int, bits: int, never: int) -> Block:
    """Refuse a call one of whose arguments has none of these bits, or one of those that must never be."""
    return (
        _load(argument),
        Instruction(_HAS_BITS, 1, 0, never),
        Instruction(_HAS_BITS, 1, 0, bits),
        *REFUSE,
        *ALLOW,
    )


def _load(argument: int) -> Instruction:
    return Instruction(_LOAD, 0, 0, _ARGUMENTS + 8 * argument)


def whole(audit_arch: int, rules: Mapping[int, Block], last: int) -> Block:
    """Return the filter that applies `rules` by call number, allows other calls and knows none after `last`.

    Calls of another machine's kind (32-bit ones on x86_64) mean something else by the same number: they kill. Those
    of x32 have numbers beyond all others.
    """
    cases: list[tuple[int, Block]] = [(0, ALLOW)]
    for number in sorted(rules):
        cases += [(number, rules[number]), (number + 1, ALLOW)]
    blocks = dict([*cases, (last + 1, UNKNOWN)])
    changes = [(start, block) for start, block in blocks.items() if start == 0 or block != blocks.get(start - 1)]
    return (
        Instruction(_LOAD, 0, 0, _ARCH),
        Instruction(_EQUALS, 1, 0, audit_arch),
        *KILL,
        Instruction(_LOAD, 0, 0, _NUMBER),
        *_search(changes),
    )


def _search(cases: Sequence[tuple[int, Block]]) -> Block:
    """Return a binary search: the kernel runs the filter for every call number when it is entered."""
    if len(cases) == 1:
        return cases[0][1]
    middle = len(cases) // 2
    low, high = _search(cases[:middle]), _search(cases[middle:])
    return (Instruction(_AT_LEAST, len(low), 0, cases[middle][0]), *low, *high)
