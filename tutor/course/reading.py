"""Reading the files of a course: what is wrong with one is a sentence that names it."""

from pathlib import Path
from typing import TypeVar

import msgspec

from tutor.course.errors import CourseError

Facts = TypeVar("Facts", bound=msgspec.Struct)


def read_text(path: Path) -> str:
    """Return the text of a file in UTF-8.

    Raises:
        CourseError: it is missing or cannot be read.
    """
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise CourseError(f"{path} is missing.") from None
    except OSError as error:
        raise CourseError(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError as error:
        raise CourseError(f"{path} is not UTF-8: {error}.") from None


def read_toml(path: Path, form: type[Facts]) -> Facts:
    """Return what a TOML file says, as a struct of type `form`.

    Raises:
        CourseError: it is missing, cannot be read, or is not of that form.
    """
    try:
        return msgspec.toml.decode(read_text(path), type=form)
    except msgspec.MsgspecError as error:
        raise CourseError(f"{path}: {error}.") from None
