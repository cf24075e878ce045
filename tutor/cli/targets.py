"""What `check` is asked to check: an exercise of the workspace, or a file anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tutor.cli.errors import SetupError
from tutor.cli.session import Session

if TYPE_CHECKING:
    from tutor.course import Course, Exercise
    from tutor.sandbox import Submission
    from tutor.workspace import Workspace


@dataclass(frozen=True)
class Target:
    """A submission to be checked; `workspace` is None for a file that is in none, so that nothing is noted of it."""

    exercise: Exercise
    submission: Submission
    workspace: Workspace | None


def everything(session: Session) -> Iterator[Target]:
    """Take the learner's own file of every exercise, there or not."""
    for exercise in session.course.exercises:
        yield Target(exercise, session.workspace.submission(exercise), session.workspace)


def one_of(session: Session, name: str | None, exercise_id: str | None) -> Target:
    """Take the file or the exercise of this name; without a name, the exercise of this id or the last worked on.

    Raises:
        SetupError: there is no such file, it is a notebook, or it does not say which exercise it is for.
        CourseError: there is no such exercise.
    """
    if name is None:
        return _own(session, session.exercise(exercise_id))
    path = Path(name)
    ids = {exercise.id for exercise in session.course.exercises}
    if exercise_id is None and (name in ids or not _is_a_path(path)):
        return _own(session, session.course.exercise(name))
    _require_file(path, "Give the path of your file, or the id of an exercise.")
    if path.suffix.lower() == ".ipynb":
        raise SetupError(f"{path} is a notebook, which only `credit-tutor grade` reads: save its code as a .py file.")
    exercise = session.course.exercise(exercise_id) if exercise_id else _meant(session.course, path)
    if session.has_workspace and path.resolve() == (session.location.path / exercise.file_name).resolve():
        return _own(session, exercise)
    from tutor.sandbox import read_submission

    return Target(exercise, read_submission(path, exercise.builds_on, exercise.id), None)


def _own(session: Session, exercise: Exercise) -> Target:
    """Take the learner's own file, which is what they work on now."""
    file = session.workspace.file(exercise)
    _require_file(file, f"credit-tutor reset {exercise.id} puts the starter there.")
    session.workspace.remember(exercise.id)
    return Target(exercise, session.workspace.submission(exercise), session.workspace)


def _meant(course: Course, path: Path) -> Exercise:
    last = path.stem.rpartition("__")[2]
    for exercise in course.exercises:
        if exercise.id in (path.stem, last):
            return exercise
    raise SetupError(f"The name of {path} does not say which exercise it is for: add --exercise ID.")


def _is_a_path(path: Path) -> bool:
    try:
        return path.suffix == ".py" or len(path.parts) > 1 or path.exists()
    except OSError:  # it cannot even be looked for, which `_require_file` puts in words
        return True


def _require_file(path: Path, advice: str) -> None:
    try:
        if path.is_dir():
            raise SetupError(f"{path} is a folder, not a file. {advice}")
        if path.is_file():
            path.open("rb").close()
        elif not path.exists():
            raise SetupError(f"There is no file {path}. {advice}")
    except OSError as error:
        raise SetupError(f"{path} cannot be read: {error.strerror}. {advice}") from None
