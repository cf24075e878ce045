"""The terminal app. Everything that is slow to import is imported when the app is opened."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tutor.course import Course
    from tutor.workspace import Workspace


def run_app(course: Course, workspace: Workspace, exercise_id: str | None = None) -> None:
    """Open the app on the map of the course, or on one exercise, and return when the learner leaves it."""
    gc.disable()  # nothing of what is made until the first frame is garbage; the app turns it on again
    from tutor.sandbox import start_sandbox

    sandbox = start_sandbox()
    try:
        from tutor.app.app import TutorApp

        TutorApp(course, workspace, sandbox, exercise_id).run()
    finally:
        sandbox.close()
