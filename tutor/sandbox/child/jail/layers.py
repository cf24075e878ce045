"""The layers' names, and how some are left out on purpose, to see what happens where they are missing."""

from typing import Final

LANDLOCK: Final = ("landlock_files", "landlock_network", "landlock_scope")
LAYERS: Final = ("rlimits", "no_new_privs", *LANDLOCK, "seccomp", "capabilities", "parent_death")

SWITCH: Final = "CREDIT_TUTOR_JAIL_OFF"
LEFT_OUT: Final = f"it was left out on purpose, by {SWITCH}"


def left_out(text: str) -> frozenset[str]:
    """Read a list of layers such as "landlock,seccomp"; "landlock" stands for the three of that name.

    Raises:
        ValueError: a name is no layer's; the message says which there are.
    """
    names = {name.strip() for name in text.split(",")} - {""}
    unknown = sorted(names - {*LAYERS, "landlock"})
    if unknown:
        raise ValueError(f"{SWITCH} names {unknown[0]!r}: the layers are landlock, {', '.join(LAYERS)}.")
    return frozenset(names - {"landlock"}) | frozenset(LANDLOCK if "landlock" in names else ())
