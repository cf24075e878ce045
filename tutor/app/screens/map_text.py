"""What the map says: a row for each exercise, and a card that says more about one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from textual.content import Content

from tutor.course import Course, Exercise

if TYPE_CHECKING:
    from tutor.workspace import Progress

BAR = 24
_SIGNS = {"new": ("·", "$quiet"), "started": ("◐", "$accent"), "passed": ("✓", "$success")}


def progress_line(course: Course, progress: Mapping[str, Progress]) -> Content:
    """How many exercises are passed, as a sentence and a bar."""
    total = len(course.exercises)
    passed = sum(known.state == "passed" for known in progress.values())
    filled = round(BAR * passed / total)
    return Content.assemble(
        ("━" * filled, "$accent"), ("━" * (BAR - filled), "$rule"), (f"  {passed} of {total} passed", "$quiet")
    )


def exercise_row(exercise: Exercise, progress: Progress | None, width: int) -> Content:
    """One row: sign, title in `width` cells, points, and the state in words."""
    state = progress.state if progress else "new"
    sign, colour = _SIGNS[state]
    return Content.assemble(
        (sign, colour), f"  {exercise.title:<{width}}  ", (f"{_points(progress):>6}  ", "$quiet"), (state, colour)
    )


def exercise_card(exercise: Exercise, progress: Progress) -> Content:
    """The summary of an exercise, what it builds on, and what has happened so far."""
    lines = [Content(exercise.facts.summary), Content("")]
    if exercise.builds_on:
        lines.append(Content.styled(f"Builds on {', '.join(exercise.builds_on)}.", "$quiet"))
    lines.append(Content.styled(f"{len(exercise.lesson.pages)} pages · you write {exercise.file_name}", "$quiet"))
    lines += [Content.styled(text, "$quiet") for text in _history(progress)]
    return Content("\n").join(lines)


def _points(progress: Progress | None) -> str:
    best = progress.best if progress else None
    return f"{best.points}/{best.max_points}" if best else ""


def _history(progress: Progress) -> list[str]:
    if progress.state == "new":
        return []
    lines = [f"Read to page {progress.page} · {_count(progress.attempts, 'attempt')}"]
    if progress.hints_shown:
        lines.append(f"{_count(progress.hints_shown, 'hint')} shown")
    if progress.gave_up_at:
        lines.append("The solution was looked at before passing.")
    return lines


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
