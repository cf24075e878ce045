"""Small texts that all exports share."""

import re
import unicodedata
from collections.abc import Iterable

from tutor.grading.scoring import Score
from tutor.views.values import one_line

LONGEST_NAME = 100
"""Bytes of a file's name; most systems take 255, and an ending and a number must have room."""

_UNSAFE = re.compile(r"[^\w .,'+()-]")
_OF_WINDOWS = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
"""Names that one system keeps for its devices, whatever the ending."""


def points_text(points: float) -> str:
    """Return points as people write them: 7, 7.5, 0.33."""
    return f"{round(points, 2):.12g}"


def score_text(score: Score) -> str:
    """Return what counts, and apart from it what was computed: "8 of 9 points, set by hand; computed: 7"."""
    counted = f"{points_text(score.points)} of {points_text(score.max_points)} points"
    return f"{counted}, set by hand; computed: {points_text(score.computed)}" if score.overridden else counted


def comment_text(score: Score) -> str:
    """Return an instructor's comment in one harmless line."""
    return one_line(score.comment)


def file_names(students: Iterable[str]) -> dict[str, str]:
    """Return a safe file name without an ending for each student, unique also where case does not count."""
    names: dict[str, str] = {}
    taken: set[str] = set()
    for student in students:
        name = base = _safe(student)
        number = 1
        while name.casefold() in taken:
            number += 1
            name = f"{base}-{number}"
        taken.add(name.casefold())
        names[student] = name
    return names


def _safe(student: str) -> str:
    name = _UNSAFE.sub("_", unicodedata.normalize("NFC", student)).strip(" .-")
    name = name.encode()[:LONGEST_NAME].decode(errors="ignore").strip(" .-")
    return f"_{name}" if not name or _OF_WINDOWS.fullmatch(name) else name
