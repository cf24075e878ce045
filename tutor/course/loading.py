"""Finding a course on disk: the checkout's own folders, the wheel's copy, or another course of the same shape."""

from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import msgspec

import tutor
from tutor.course.errors import CourseError
from tutor.course.exercise import Exercise
from tutor.course.modules import module_of, run_file
from tutor.course.reading import read_toml

INSTALLED_COURSE = Path(tutor.__file__).parent / "_course"
"""Where a wheel carries our course."""


class TrackFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One track as course.toml has it: a title and exercise ids in order."""

    title: str
    exercises: tuple[str, ...]


class CourseFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What course.toml says."""

    title: str
    version: str
    tracks: tuple[TrackFacts, ...]


@dataclass(frozen=True)
class Track:
    """A row of exercises that build on each other."""

    title: str
    exercises: tuple[Exercise, ...]


@dataclass(frozen=True)
class Course:
    """A course: its title, version and tracks, in order."""

    title: str
    version: str
    tracks: tuple[Track, ...]

    @property
    def exercises(self) -> tuple[Exercise, ...]:
        """All exercises, in the order in which they are taught."""
        return tuple(exercise for track in self.tracks for exercise in track.exercises)

    def exercise(self, id: str) -> Exercise:
        """Return the exercise with this id.

        Raises:
            CourseError: there is none; the message names the nearest.
        """
        for exercise in self.exercises:
            if exercise.id == id:
                return exercise
        ids = [exercise.id for exercise in self.exercises]
        near = get_close_matches(id, ids, n=1)
        advice = f"Did you mean {near[0]}?" if near else f"There are: {', '.join(ids)}."
        raise CourseError(f"There is no exercise {id!r}. {advice}")

    def after(self, exercise: Exercise) -> Exercise | None:
        """Return the exercise that comes next, or None after the last one."""
        following = self.exercises[self.exercises.index(exercise) + 1 :]
        return following[0] if following else None

    def solution(self, exercise: Exercise) -> dict[str, Any]:
        """Run the solution, with those that it builds on, and return its namespace."""
        return run_file(exercise.solution_path, self.solution_modules(exercise))

    def solution_modules(self, exercise: Exercise) -> dict[str, Any]:
        """Return modules with the solutions of everything that `exercise` builds on.

        Raises:
            CourseError: one of those does not come before it in the course, builds on one that is not listed, or does
                not run.
        """
        bases = [self.exercise(id) for id in exercise.builds_on]
        for base in bases:
            if self.exercises.index(base) >= self.exercises.index(exercise):
                raise CourseError(f"{exercise.id} builds on {base.id}, which does not come before it in the course.")
        modules = {base.id: module_of(base.id, self.solution(base)) for base in bases}
        for base in bases:
            if unlisted := set(base.builds_on) - modules.keys():
                names = ", ".join(sorted(unlisted))
                raise CourseError(f"{exercise.id} builds on {base.id}, which builds on {names}: list that, too.")
        return modules


def load_course(path: Path | None = None) -> Course:
    """Read the course at `path`, which holds exercises/ and solutions/; without a path, our own.

    Raises:
        CourseError: there is no course there, or course.toml is not of the documented form or names no exercise.
    """
    root = path if path is not None else own_course_folder()
    exercises, solutions = root / "exercises", root / "solutions"
    toml = exercises / "course.toml"
    if not toml.is_file():
        raise CourseError(f"{root} is not a course: there is no file {toml}.")
    facts = read_toml(toml, CourseFacts)
    _require_exercises(facts, toml)
    tracks = tuple(
        Track(track.title, tuple(Exercise(id, exercises / id, solutions / f"{id}.py") for id in track.exercises))
        for track in facts.tracks
    )
    return Course(facts.title, facts.version, tracks)


def _require_exercises(facts: CourseFacts, toml: Path) -> None:
    ids = [id for track in facts.tracks for id in track.exercises]
    if not ids:
        raise CourseError(f"{toml} names no exercise: list at least one in a track.")
    twice = [id for id in dict.fromkeys(ids) if ids.count(id) > 1]
    if twice:
        raise CourseError(f"{toml} names {', '.join(twice)} more than once: an exercise has one place.")


def own_course_folder() -> Path:
    """Return the folder of our own course: the checkout's, or the copy inside the installed program."""
    checkout = INSTALLED_COURSE.parents[1]
    return checkout if (checkout / "exercises" / "course.toml").is_file() else INSTALLED_COURSE
