"""One honest line where checked code can do more than it should."""

from collections.abc import Mapping
from typing import Final

DECISIVE: Final = ("landlock_files", "seccomp", "rlimits")
"""The layers without which something is open, whatever the others do."""


def confinement_note(confinement: Mapping[str, str]) -> str:
    """Return a sentence when a layer that matters is off, else nothing.

    `confinement` maps the jail's layers to nothing, or to the reason why they are off; it is empty while no code ran.
    """
    if not any(confinement.get(layer) for layer in DECISIVE):
        return ""
    return "Your code is not fully confined here: credit-tutor doctor says why."
