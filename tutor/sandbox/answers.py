"""What can come back when a submission is loaded or one of its functions is called."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Plain: TypeAlias = "bool | int | float | str | list[Plain] | dict[Plain, Plain] | Opaque | None"
"""Normalised data: what a check's author, the comparison and the views see of an answer."""


@dataclass(frozen=True)
class Opaque:
    """A value that is not plain data: its type's name, and a sentence that says what to do about it."""

    type_name: str
    advice: str


@dataclass(frozen=True)
class Frame:
    """One line of the learner's own code in a traceback; `line` counts from 1."""

    file: str
    function: str
    line: int
    text: str


@dataclass(frozen=True)
class Returned:
    """The function returned; `printed` is what it wrote meanwhile, `changed_input` whether an argument is other now."""

    value: Plain
    printed: str = ""
    changed_input: bool = False


@dataclass(frozen=True)
class Raised:
    """The function raised: the exception's type name, its message, and the learner's own frames, innermost last."""

    type_name: str
    message: str
    frames: tuple[Frame, ...] = ()
    printed: str = ""


EndingKind = Literal[
    "syntax", "missing", "parameters", "import_failed", "timeout", "died", "memory", "too_big", "unreadable",
    "script_ran_out", "unstable",
]  # fmt: skip


@dataclass(frozen=True)
class Ended:
    """There is no answer, and why: `sentence` says it in plain words."""

    kind: EndingKind
    sentence: str
    frames: tuple[Frame, ...] = ()
    printed: str = ""


Answer = Returned | Raised | Ended
