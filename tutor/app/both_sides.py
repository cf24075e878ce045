"""A file that two editors write: who may overwrite whom."""

import ast
import warnings
from pathlib import Path
from typing import Literal

Meeting = Literal["same", "mine", "theirs", "conflict"]


def meet(*, mine_changed: bool, theirs_changed: bool, equal: bool) -> Meeting:
    """Say which text stands when the editor's buffer and the file on disk meet.

    "same": nothing to do; "mine": only the buffer is new; "theirs": only the file is new; "conflict": both are, and
    differ, so only the learner can tell.
    """
    if equal:
        return "same"
    if not theirs_changed:
        return "mine" if mine_changed else "same"
    return "conflict" if mine_changed else "theirs"


def read_text(path: Path) -> str | None:
    """Return the file's text with its line ends as they are; "" when there is none yet, None when it is not text."""
    try:
        with path.open(encoding="utf-8", newline="") as file:
            return file.read()
    except FileNotFoundError:
        return ""
    except (OSError, UnicodeDecodeError):
        return None


def parses(text: str) -> bool:
    """Say whether the text is Python as it stands; a file caught half-written is not."""
    try:
        with warnings.catch_warnings(action="ignore"):
            ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False
    return True
