"""Submissions as pytest tests: one for each student, exercise and check."""

import os
from collections.abc import Generator, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from tutor.checking.report import CheckResult, Report
from tutor.checking.seeds import new_seed
from tutor.checking.wording import counted
from tutor.course import CourseError
from tutor.grading.entry import Entry
from tutor.grading.errors import GradingError
from tutor.grading.plugin import is_inside
from tutor.grading.pytest_places import Places, places
from tutor.grading.pytest_run import Run
from tutor.grading.unit import confinement_here, leave_desk
from tutor.sandbox import SandboxError
from tutor.views.confinement import confinement_note
from tutor.views.detail import COPY_WIDTH, detail_text
from tutor.views.diagnosis import diagnosis_sentence
from tutor.views.prose import sentences
from tutor.views.units import unit_of, units_of
from tutor.views.values import one_line

RUN: Final = pytest.StashKey[Run]()
_SEED: Final = "credit_tutor_seed"


def begin(config: pytest.Config, path: Path) -> None:
    """Read what is at `path`, and let pytest collect that where nothing else is asked for.

    Raises:
        pytest.UsageError: there is nothing to be graded, or it cannot be confined.
    """
    path = Path(os.path.normpath(config.invocation_params.dir / path))
    if is_inside(config.invocation_params.dir, path):
        raise pytest.UsageError(
            f"pytest was started in {config.invocation_params.dir}, which is the folder of the submissions or in it, "
            "where it could take a student's file for a module of its own: start it in another folder."
        )
    try:
        exercises = config.getoption("credit_tutor_exercises", [])
        run = Run(path, exercises, _seed(config), conceal=_wants(config, "conceal"), course=_course(config))
        if not _is_worker(config) and not _wants(config, "trust"):
            _require_confinement()
    except (GradingError, CourseError, SandboxError) as error:
        raise pytest.UsageError(str(error).replace("--exercise", "--submissions-exercise")) from None
    config.stash[RUN] = run
    if config.args_source is not pytest.Config.ArgsSource.ARGS:
        config.args = [str(path)]
    from tutor.grading import pytest_fixture

    config.pluginmanager.register(_Hooks(run), "credit_tutor_items")
    config.pluginmanager.register(pytest_fixture, "credit_tutor_fixture")


def _require_confinement() -> None:
    confinement = confinement_here()
    leave_desk()
    if confinement_note(confinement):
        raise GradingError(
            "Submissions are not fully confined on this machine: credit-tutor doctor says why. Where nobody's file "
            "and nobody's answers can be harmed, --submissions-trust runs them all the same."
        )


def _wants(config: pytest.Config, what: str) -> bool:
    return bool(config.getoption(f"credit_tutor_{what}", False))


def _course(config: pytest.Config) -> Path | None:
    given = config.getoption("credit_tutor_course", None)
    return None if given is None else config.invocation_params.dir / given


def _is_worker(config: pytest.Config) -> bool:
    return hasattr(config, "workerinput")


def _seed(config: pytest.Config) -> int:
    """Return the seed of the command line, else that of the xdist controller, else a new one."""
    given = config.getoption(_SEED, None)
    if given is None and _is_worker(config):
        given = config.workerinput[_SEED]  # type: ignore[attr-defined]
    return new_seed() if given is None else int(given)


class _Hooks:
    """What pytest asks of us in a run with submissions."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.places = places(run.path, run.entries)

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        """Tell an xdist worker the seed."""
        node.workerinput[_SEED] = self.run.seed

    def pytest_report_header(self) -> str:
        """Say who is graded, and with which seed."""
        run = self.run
        return f"credit-tutor: {counted(len(run.students), 'student')}, seed {run.seed} (course {run.course.version})"

    @pytest.hookimpl(tryfirst=True)
    def pytest_collect_directory(self, path: Path, parent: pytest.Collector) -> pytest.Collector | None:
        """Take the folder of the submissions, in which pytest would look for tests and run a conftest.py."""
        return self._folder(parent, path) if is_inside(path, self.run.path) else None

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_collect_file(
        self, file_path: Path, parent: pytest.Collector
    ) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
        """Take a submission from whoever else would collect that file, and would import it."""
        found = yield
        return [self._folder(parent, file_path)] if is_inside(file_path, self.run.path) else found

    def _folder(self, parent: pytest.Collector, path: Path) -> "_Folder":
        return _Folder.of(parent, path, self.run, self.places)

    def pytest_unconfigure(self) -> None:
        """End every process."""
        self.run.close()


class _Folder(pytest.File):
    """The submissions at a path or below it, as a tree of folders and files.

    It is no pytest.Directory, since of those pytest runs the conftest.py.
    """

    run: Run
    places: Places

    @classmethod
    def of(cls, parent: pytest.Collector, path: Path, run: Run, places: Places) -> "_Folder":
        folder: _Folder = cls.from_parent(parent, path=path)
        folder.run, folder.places = run, places
        return folder

    def collect(self) -> Iterator[pytest.Collector]:
        """Yield the exercises for which this file was sent, and the files and folders below."""
        for entry in self.places.sent.get(self.path, ()):
            yield _Work.of(self, entry, self.run)
        for path in self.places.below.get(self.path, ()):
            yield _Folder.of(self, path, self.run, self.places)


class _Work(pytest.Collector):
    """One student's work on one exercise."""

    entry: Entry
    run: Run

    @classmethod
    def of(cls, parent: pytest.Collector, entry: Entry, run: Run) -> "_Work":
        work: _Work = cls.from_parent(parent, name=entry.exercise)
        work.entry, work.run = entry, run
        return work

    def collect(self) -> Iterator["_CheckItem"]:
        """Yield one test for each check."""
        for check in self.run.suite(self.run.exercise(self.entry)).checks:
            item: _CheckItem = _CheckItem.from_parent(self, name=check.name)
            item.entry, item.run = self.entry, self.run
            yield item


class _CheckFailed(Exception):
    """A check did not pass."""


class _CheckItem(pytest.Item):
    """One check of one submission."""

    entry: Entry
    run: Run

    def runtest(self) -> None:
        """Fail, or be skipped, as the check is in the report; the first test of a submission runs all its checks."""
        result = self._result(self.run.report(self.entry))
        self.user_properties += [("seed", self.run.seed), ("points", result.points), ("max_points", result.max_points)]
        if result.outcome == "skipped":
            pytest.skip(result.message)
        if result.outcome != "passed":
            raise _CheckFailed

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """Return what the tutor says; of a fault of ours, the traceback."""
        if not isinstance(excinfo.value, _CheckFailed):
            return super().repr_failure(excinfo, style)
        report = self.run.report(self.entry)
        return _failure_text(report, self._result(report), units_of(self.run.exercise(self.entry)))

    def reportinfo(self) -> tuple[Path, None, str]:
        """Return the file, and what the test is called."""
        return self.path, None, f"{self.entry.student}: {self.entry.exercise}, {self.name}"

    def _result(self, report: Report) -> CheckResult:
        return next(result for result in report.checks if result.name == self.name)


def _failure_text(report: Report, result: CheckResult, units: Mapping[str, str]) -> str:
    """Return the check in full; its message comes first, since pytest's summary has room for one line."""
    detail = detail_text(replace(result, message=""), unit_of(result, units))
    diagnoses = [found for found in report.diagnoses if found.misconception == result.misconception]
    also = [*map(diagnosis_sentence, diagnoses), *(f"Note: {note}" for note in report.notes)]
    lines = [line.plain for text in also for line in sentences(text, COPY_WIDTH)]
    return "\n".join([one_line(result.message), detail, *lines, f"seed {report.seed}"])
