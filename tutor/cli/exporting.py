"""Where `grade` writes what came out, and in which form."""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from tutor.cli.errors import SetupError

if TYPE_CHECKING:
    from tutor.grading.gradebook_view import GradebookView

_Function = TypeVar("_Function", bound=Callable[..., Any])

_FILES: Final = {
    "csv": "Write a table for a spreadsheet: one row a student.",
    "json": "Write an array of the documented report objects, with student and grade.",
    "junit": "Write JUnit XML: a suite an exercise, a case a student and check.",
    "html": "Write one self-contained page: the class, and feedback for each student.",
}
_FOLDERS: Final = {
    "gradescope": "Write a folder a student with Gradescope's results.json.",
    "feedback": "Write one Markdown file a student.",
}


def export_options(function: _Function) -> _Function:
    """Take a target for each form, as keyword arguments of the form's name."""
    for metavar, forms in (("DIR", _FOLDERS), ("FILE", _FILES)):
        for form, help in reversed(forms.items()):
            function = click.option(f"--{form}", type=click.Path(path_type=Path), metavar=metavar, help=help)(function)
    return function


def require_places(targets: Mapping[str, Path | None]) -> None:
    """Make sure, before anything is graded, that everything can be written where it is wanted.

    Raises:
        SetupError: something cannot.
    """
    for form, target in targets.items():
        if target is not None and (reason := _obstacle(form, target)):
            raise SetupError(f"{target} cannot be written: {reason}. Give another place with --{form}.")


def write_exports(view: GradebookView, targets: Mapping[str, Path | None]) -> None:
    """Write every form that is wanted, and say where.

    Raises:
        GradingError: one cannot be written; what was there is untouched.
    """
    for form, target in targets.items():
        if target is None:
            continue
        write = getattr(importlib.import_module(f"tutor.grading.exports.{form}"), f"write_{form}")
        write(target, view)
        click.echo(f"Written: {target}", err=True)


def _obstacle(form: str, target: Path) -> str:
    try:
        if target.exists():
            if target.is_dir() != (form in _FOLDERS):
                return "it is a folder" if target.is_dir() else "it is a file, not a folder"
            return "" if os.access(target, os.W_OK) else "you have no permission to"
        if not target.parent.is_dir():
            return f"there is no folder {target.parent}"
        return "" if os.access(target.parent, os.W_OK | os.X_OK) else "you have no permission to"
    except OSError as error:
        return str(error.strerror)
