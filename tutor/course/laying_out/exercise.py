"""A new exercise of a course: its folder, its solution, its test, and its line in course.toml."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tutor.course.errors import CourseError
from tutor.course.laying_out.listing import with_exercise
from tutor.course.laying_out.names import objection_to_function, objection_to_id, objection_to_title
from tutor.course.laying_out.placing import Content, place
from tutor.course.laying_out.template import filled, names_in_use
from tutor.course.loading import INSTALLED_COURSE, load_course

_PARTS = ("exercise.toml", "lesson.md", "starter.py", "checks.py", "misconceptions.py")


@dataclass(frozen=True)
class LaidOut:
    """What was written: the files as paths within the course, and the title of the track that lists the exercise."""

    files: tuple[Path, ...]
    track: str


def lay_out(root: Path, id: str, *, function: str, title: str, track: str | None = None) -> LaidOut:
    """Write an exercise that passes its own tests, with a placeholder to be replaced by its author.

    `root` is the folder of a course. `track` is the title of the one that is to list it: without one the last; a title
    that no track has is a new track at the end. A test is written where the course has a folder tests/.

    Raises:
        CourseError: it cannot be called so, is there already, or cannot be written; then nothing has changed.
    """
    _require_a_course_to_work_on(root)
    _require_names(id, function, title, track)
    texts = filled(id, function, title)
    new: dict[Path, Content] = {
        Path("exercises", id): {name: texts[name] for name in _PARTS},
        Path("solutions", f"{id}.py"): texts["solution.py"],
    }
    if (root / "tests").is_dir():
        new[Path("tests", "exercises", f"test_{id}.py")] = texts["test.py"]
    _require_room(root, id, new)
    toml = root / "exercises" / "course.toml"
    listed, track = with_exercise(toml.read_bytes().decode(), id, track)  # not read_text, which loses \r
    place({root / path: content for path, content in new.items()}, toml, listed)
    return LaidOut(_files(new), track)


def _require_a_course_to_work_on(root: Path) -> None:
    load_course(root)
    if root.resolve() == INSTALLED_COURSE.resolve():
        raise CourseError(
            "This is the course inside the installed program, which the next update replaces. Work in a checkout of "
            "the repository, or name a course of your own with --course FOLDER."
        )


def _require_names(id: str, function: str, title: str, track: str | None) -> None:
    objection = (
        objection_to_id(id)
        or objection_to_function(function, names_in_use())
        or objection_to_title("an exercise", title)
        or (None if track is None else objection_to_title("a track", track))
    )
    if objection is not None:
        raise CourseError(objection)


def _require_room(root: Path, id: str, new: Mapping[Path, Content]) -> None:
    # Two test files of one name cannot run together, wherever they are.
    tests = [path.relative_to(root) for path in (root / "tests").rglob(f"test_{id}.py")]
    there = [*(path for path in new if (root / path).exists()), *tests]
    if there:
        raise CourseError(f"{id} is taken: there is {root / there[0]} already. Choose another id, or move that away.")


def _files(new: Mapping[Path, Content]) -> tuple[Path, ...]:
    return tuple(
        path / name if name else path
        for path, content in new.items()
        for name in ([""] if isinstance(content, str) else content)
    )
