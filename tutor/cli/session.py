"""What the group's options mean: the course, the workspace, and whether output is plain."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tutor.cli.saying import say

if TYPE_CHECKING:
    from tutor.course import Course, Exercise
    from tutor.workspace import Location, Workspace


@dataclass(frozen=True)
class Session:
    """One run of the command line; the course and the workspace are opened when first asked for."""

    workspace_option: Path | None
    course_option: Path | None
    is_plain: bool

    @cached_property
    def course(self) -> Course:
        """The course.

        Raises:
            CourseError: it cannot be read.
        """
        from tutor.course import load_course

        return load_course(self.course_option)

    @cached_property
    def location(self) -> Location:
        """Where the workspace is or would be.

        Raises:
            WorkspaceError: the folder that is asked for cannot be told.
        """
        from tutor.workspace import find_workspace

        return find_workspace(self.workspace_option, os.environ, _current_folder(), _home_folder())

    @property
    def has_workspace(self) -> bool:
        """Whether there is a workspace already, so that a command that only looks need not create one."""
        from tutor.workspace import STATE_FOLDER

        return (self.location.path / STATE_FOLDER).is_dir()

    @cached_property
    def workspace(self) -> Workspace:
        """The workspace, created when there is none; what the learner should know of that goes to stderr.

        Raises:
            WorkspaceError: it cannot be opened or created.
        """
        from tutor.workspace import Workspace

        if not self.has_workspace:
            say(self.location.why, err=True)
        workspace = Workspace.open(self.location.path, self.course)
        for notice in workspace.notices:
            say(notice, err=True)
        return workspace

    def close(self) -> None:
        """Close the workspace, if it was opened."""
        if "workspace" in vars(self):
            self.workspace.close()

    def exercise(self, id: str | None) -> Exercise:
        """Return the exercise of this id; without one, the one last worked on, else the first.

        Raises:
            CourseError: there is none of this id.
        """
        return self.course.exercise(id or self.workspace.last_exercise or self.course.exercises[0].id)

    @property
    def is_pretty(self) -> bool:
        """Whether output may have colour and drawn lines."""
        return not self.is_plain and _is_terminal()


pass_session = click.make_pass_decorator(Session)


def _is_terminal() -> bool:
    return sys.stdout.isatty()


def _home_folder() -> Path | None:
    try:
        return Path.home()
    except RuntimeError:  # a user whom the system does not know, as in some containers
        return None


def _current_folder() -> Path:
    from tutor.workspace import WorkspaceError

    try:
        return Path.cwd()
    except FileNotFoundError:
        raise WorkspaceError("The folder that you are in is gone: cd to another.") from None
