"""Landlock: read a few paths, write nothing, no TCP, no signal and no abstract socket to the world outside.

Needs no privilege. The kernel's documentation is Documentation/userspace-api/landlock.rst; its versions (ABI) came
with Linux 5.13 (1), 5.19 (2), 6.2 (3), 6.7 (4), 6.10 (5), 6.12 (6) and 6.15 (7).
"""

import errno
import os
import stat
import struct
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final

from . import kernel
from .layers import LANDLOCK, LEFT_OUT

_WRITE_FILE: Final = 1 << 1
_READ_FILE: Final = 1 << 2
_READ_DIR: Final = 1 << 3
_FILE_RIGHTS_BY_ABI: Final = ((1, (1 << 13) - 1), (2, 1 << 13), (3, 1 << 14), (5, 1 << 15))
"""The rights that each version added: the first thirteen, moving between folders, truncating, ioctl on devices."""

_TCP: Final = 3  # bind and connect
_SCOPES: Final = 3  # abstract sockets and signals
_ASK_FOR_ABI: Final = 1
_RULE_PATH_BENEATH: Final = 1
_SINCE: Final = {"landlock_files": (1, "5.13"), "landlock_network": (4, "6.7"), "landlock_scope": (6, "6.12")}


@dataclass(frozen=True)
class Rules:
    """A ruleset that is ready to be entered, and for each of its layers why it is off, or nothing."""

    descriptor: int
    abi: int
    off: dict[str, str]


def prepare(paths: Iterable[str], left_out: Collection[str]) -> Rules:
    """Build the rules that let a process read `paths`; those that do not exist are passed over."""
    try:
        abi = kernel.call(kernel.LANDLOCK_CREATE_RULESET, None, 0, _ASK_FOR_ABI)
    except OSError as error:
        return _none(_why_missing(error))
    off = {layer: LEFT_OUT if layer in left_out else _too_old(layer, abi) for layer in LANDLOCK}
    if all(off.values()):
        return Rules(-1, abi, off)
    try:
        return Rules(_ruleset(abi, off, paths), abi, off)
    except OSError as error:
        return _none(_why_missing(error))


def restrict(rules: Rules) -> dict[str, str]:
    """Enter the rules, for good; return for each layer why it is off, or nothing."""
    if rules.descriptor < 0:
        return rules.off
    try:
        kernel.call(kernel.LANDLOCK_RESTRICT_SELF, rules.descriptor, 0)
    except OSError as error:
        return _none(_why_missing(error)).off
    finally:
        os.close(rules.descriptor)  # whoever holds it could add rules for the children to come
    return rules.off


def _none(reason: str) -> Rules:
    return Rules(-1, 0, dict.fromkeys(LANDLOCK, reason))


def _why_missing(error: OSError) -> str:
    if error.errno == errno.ENOSYS:
        return "this kernel has no Landlock (it came with Linux 5.13)"
    if error.errno == errno.EOPNOTSUPP:
        return "Landlock is switched off in this kernel (see its boot parameter lsm=)"
    return f"Landlock is refused here: {error.strerror}"


def _too_old(layer: str, abi: int) -> str:
    needed, version = _SINCE[layer]
    return "" if abi >= needed else f"this kernel's Landlock is too old for it (it came with Linux {version})"


def _ruleset(abi: int, off: dict[str, str], paths: Iterable[str]) -> int:
    files = sum(rights for since, rights in _FILE_RIGHTS_BY_ABI if abi >= since) * (not off["landlock_files"])
    network = _TCP * (not off["landlock_network"])
    scopes = _SCOPES * (not off["landlock_scope"])
    size = 8 if abi < 4 else 16 if abi < 6 else 24  # an older kernel wants no more than it knows
    ruleset = kernel.call(kernel.LANDLOCK_CREATE_RULESET, struct.pack("=QQQ", files, network, scopes), size, 0)
    if files:
        for path in paths:
            _allow(ruleset, path)
    return ruleset


def _allow(ruleset: int, path: str) -> None:
    try:
        descriptor = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return
    try:
        mode = os.fstat(descriptor).st_mode
        rights = _READ_FILE
        if stat.S_ISDIR(mode):
            rights |= _READ_DIR
        elif path == os.devnull:
            rights |= _WRITE_FILE  # open(os.devnull, "w") is how one throws printing away
        rule = struct.pack("=Qi", rights, descriptor)
        kernel.call(kernel.LANDLOCK_ADD_RULE, ruleset, _RULE_PATH_BENEATH, rule, 0)
    finally:
        os.close(descriptor)
