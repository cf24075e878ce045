"""Into the jail: what is costly is prepared once, then every child goes in by itself."""

import contextlib
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib.machinery import PathFinder
from typing import Final

from ..limits import set_limits
from . import landlock, process, seccomp
from .layers import LAYERS, LEFT_OUT, left_out
from .paths import readable_paths

_NOT_LINUX: Final = f"it is there only on Linux, and this is {sys.platform}"


@dataclass(frozen=True)
class Jail:
    """What children are kept in, ready to be entered."""

    left_out: frozenset[str]
    rules: landlock.Rules
    programme: seccomp.Programme


def prepare(without: str) -> Jail | None:
    """Build a jail without the layers that are named, before any of the learner's code has arrived.

    None on a system other than Linux. numpy must have been imported.
    """
    if sys.platform != "linux":
        return None
    with contextlib.suppress(OSError):
        process.hide_memory()  # what we fork is hidden from its brothers, too
    # A child may read what is in the library's folders, and not list them: others' packages may lie there.
    PathFinder.find_spec("a module that nobody has")
    names = left_out(without)
    rules = landlock.prepare(readable_paths(), names)
    # Landlock knows nothing of truncating before its third version.
    return Jail(names, rules, seccomp.prepare(names, truncating=rules.abi < 3 and rules.descriptor >= 0))


def enter(jail: Jail | None, parent: int) -> dict[str, str]:
    """Confine this process, for good; return for each layer why it is off, or nothing where it holds."""
    if os.getsid(0) != os.getpid():
        os.setsid()
    if jail is None:
        return dict.fromkeys(LAYERS, _NOT_LINUX) | {"rlimits": set_limits(processes=False)}
    off = {
        "parent_death": _attempt("parent_death", jail, lambda: process.die_with(parent)),
        "no_new_privs": _attempt("no_new_privs", jail, process.gain_no_privileges),
        "capabilities": _attempt("capabilities", jail, process.drop_capabilities),
        **landlock.restrict(jail.rules),
        "seccomp": seccomp.restrict(jail.programme),
    }
    limits = LEFT_OUT if "rlimits" in jail.left_out else set_limits(processes=not off["seccomp"])
    return off | {"rlimits": limits}


def _attempt(layer: str, jail: Jail, step: Callable[[], None]) -> str:
    if layer in jail.left_out:
        return LEFT_OUT
    try:
        step()
    except OSError as error:
        return f"the kernel refuses it: {error.strerror}"
    return ""
