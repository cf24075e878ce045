"""Arguments that several commands share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

_Function = TypeVar("_Function", bound=Callable[..., Any])


def exercise_argument(*, required: bool = True) -> Callable[[_Function], _Function]:
    """Take an exercise's id as `exercise_id`; the shell completes it."""
    return click.argument(
        "exercise_id", metavar="ID" if required else "[ID]", required=required, shell_complete=complete_ids
    )


def complete_ids(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """Return the exercise ids that begin so; none of a course that cannot be read."""
    from tutor.course import CourseError, load_course

    try:
        exercises = load_course(ctx.find_root().params.get("course")).exercises
    except CourseError:
        return []
    return [exercise.id for exercise in exercises if exercise.id.startswith(incomplete)]
