"""What one pytest run knows of its submissions: who sent what, the seed, and the reports so far."""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from functools import cached_property
from pathlib import Path
from typing import Final

from tutor.checking.report import Report
from tutor.checking.suite import Suite, read_suite
from tutor.course import Course, Exercise, load_course
from tutor.grading.collecting import collect
from tutor.grading.desk import Desk
from tutor.grading.entry import Entry
from tutor.grading.for_students import for_students
from tutor.sandbox import Sandbox, start_sandbox

KEPT: Final = 32
"""Reports that are remembered: the tests of one come one after the other, unless another plugin shuffles them."""


class Run:
    """The submissions in one place, and their reports, each made when the first test asks for it.

    Raises:
        GradingError: there are no submissions, or no such exercise.
        CourseError: the course cannot be read.
    """

    def __init__(
        self, path: Path, exercises: Sequence[str], seed: int, *, conceal: bool, course: Path | None = None
    ) -> None:
        self.path = path
        self.seed = seed
        self.conceal = conceal
        self.course: Course = load_course(course)
        self.entries: tuple[Entry, ...] = collect([path], self.course, exercises)
        self._open = ExitStack()
        self._suites: dict[str, Suite] = {}
        self._reports: OrderedDict[tuple[str, str], Report] = OrderedDict()

    @cached_property
    def sandbox(self) -> Sandbox:
        """Where children come from; started when first asked for."""
        return self._open.enter_context(start_sandbox())

    @cached_property
    def students(self) -> Mapping[str, Mapping[str, Entry]]:
        """Of every student the entry for each exercise."""
        found: dict[str, dict[str, Entry]] = {}
        for entry in self.entries:
            found.setdefault(entry.student, {})[entry.exercise] = entry
        return found

    def exercise(self, entry: Entry) -> Exercise:
        """Return the exercise of an entry."""
        return self.course.exercise(entry.exercise)

    def suite(self, exercise: Exercise) -> Suite:
        """Return the checks of an exercise."""
        if exercise.id not in self._suites:
            self._suites[exercise.id] = read_suite(exercise)
        return self._suites[exercise.id]

    def report(self, entry: Entry) -> Report:
        """Return the report on an entry with its diagnoses; concealed, if that is wished."""
        key = entry.student, entry.exercise
        if key not in self._reports:
            self._reports[key] = self._checked(entry)
            if len(self._reports) > KEPT:
                self._reports.popitem(last=False)
        return self._reports[key]

    def _checked(self, entry: Entry) -> Report:
        report = self._desk.check(entry).report
        return for_students(report, self.course) if self.conceal else report

    @cached_property
    def _desk(self) -> Desk:
        return Desk(self.course, self.seed, self.sandbox)

    def close(self) -> None:
        """End every process that ran submissions."""
        self._open.close()
