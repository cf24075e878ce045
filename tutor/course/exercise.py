"""One exercise: what its exercise.toml says, and where its parts are."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from tutor.course.lesson import Lesson
from tutor.course.modules import LazyModule, run_file
from tutor.course.reading import read_text, read_toml


class FunctionFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One function that the learner writes; `unit` is what an entry of its answer is called ("sample")."""

    unit: str = "entry"


class ExerciseFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What exercise.toml says; deadlines are in seconds of the learner's own time.

    `weight` is what the exercise counts in a grade over several exercises.
    """

    title: str
    summary: str
    hints: tuple[str, ...]
    functions: dict[str, FunctionFacts]
    builds_on: tuple[str, ...] = ()
    call_deadline: float = 2.0
    import_deadline: float = 5.0
    weight: float = 1.0


@dataclass(frozen=True)
class Exercise:
    """An exercise of a course, and the only one who knows where its parts are."""

    id: str
    folder: Path
    solution_path: Path

    @cached_property
    def facts(self) -> ExerciseFacts:
        """What exercise.toml says.

        Raises:
            CourseError: the file is missing or not of the documented form.
        """
        return read_toml(self.folder / "exercise.toml", ExerciseFacts)

    @property
    def title(self) -> str:
        """The exercise's title, for people."""
        return self.facts.title

    @property
    def functions(self) -> tuple[str, ...]:
        """The names of the functions that the learner writes."""
        return tuple(self.facts.functions)

    @property
    def hints(self) -> tuple[str, ...]:
        """The hints, each one step further than the last."""
        return self.facts.hints

    @property
    def builds_on(self) -> tuple[str, ...]:
        """The ids of the exercises that this one may import, also by way of another."""
        return self.facts.builds_on

    @property
    def file_name(self) -> str:
        """What the learner's file is called."""
        return f"{self.id}.py"

    @cached_property
    def lesson(self) -> Lesson:
        """The lesson's pages."""
        path = self.folder / "lesson.md"
        return Lesson.parse(read_text(path), path)

    @property
    def starter(self) -> str:
        """The text that a learner begins with."""
        return read_text(self.folder / "starter.py")

    @property
    def solution(self) -> str:
        """The reference solution's text."""
        return read_text(self.solution_path)

    @property
    def checks_path(self) -> Path:
        """Where the checks are."""
        return self.folder / "checks.py"

    @property
    def misconceptions(self) -> str:
        """The text of the file of misconceptions."""
        return read_text(self.folder / "misconceptions.py")

    def run_checks_file(self) -> dict[str, Any]:
        """Run checks.py, which is trusted code of the course, and return what it defines."""
        return run_file(self.checks_path)

    def run_misconceptions_file(self, solutions: dict[str, Any]) -> dict[str, Any]:
        """Run misconceptions.py for its names and docstrings; `solutions` maps the ids that it may import.

        Its functions are called in a child; numpy, which is slow to import, is only imported here where the file uses
        it outside of them.
        """
        return run_file(self.folder / "misconceptions.py", {**solutions, "numpy": LazyModule("numpy")})
