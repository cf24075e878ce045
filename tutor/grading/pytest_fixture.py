"""The fixture `submission`: an instructor's own tests, held with each student's code in its jail."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, TypeVar

import pytest

from tutor.checking.converse import Function, Over, Talk
from tutor.checking.partner import ChildPartner
from tutor.checking.running import learner_partner, why_not_loaded
from tutor.course import CourseError
from tutor.grading.entry import Entry
from tutor.grading.pytest_items import RUN
from tutor.grading.pytest_run import Run
from tutor.sandbox import Returned

STUDENT = "credit_tutor_student"
_Answer = TypeVar("_Answer")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test that takes a submission once for each student."""
    if STUDENT in metafunc.fixturenames:
        metafunc.parametrize(STUDENT, list(metafunc.config.stash[RUN].students), indirect=True)


@pytest.fixture
def credit_tutor_student(request: pytest.FixtureRequest) -> str:
    """The name of the student whose submission it is."""
    return str(request.param)


@pytest.fixture
def submission(request: pytest.FixtureRequest, credit_tutor_student: str) -> Iterator[Callable[[str], "Functions"]]:
    """One student's code: `submission("grpo_advantages")` loads that exercise and returns its functions.

    A function is called with plain data and gives plain data. It is an AssertionError with the tutor's sentence when
    the student sent nothing, the code does not load, or a call gives no answer of the exercise's form.
    """
    run = request.config.stash[RUN]
    opened: list[ChildPartner] = []

    def load(exercise: str) -> Functions:
        __tracebackhide__ = True
        entry = _entry(run, credit_tutor_student, exercise)
        partner = learner_partner(run.course, run.exercise(entry), entry.submission, run.sandbox)
        opened.append(partner)
        loaded = partner.start()
        if not isinstance(loaded, Returned):
            raise AssertionError(why_not_loaded(loaded))
        return Functions(run, entry, partner)

    yield load
    for partner in opened:
        partner.end()


def _entry(run: Run, student: str, exercise: str) -> Entry:
    __tracebackhide__ = True
    try:
        run.course.exercise(exercise)
    except CourseError as error:
        raise pytest.UsageError(str(error)) from None
    entry = run.students[student].get(exercise)
    if entry is None:
        raise AssertionError(f"{student} sent nothing for {exercise}.")
    if entry.submission.problem is not None:
        raise AssertionError(entry.submission.problem)
    return entry


class Functions:
    """The functions of one submission, as attributes."""

    def __init__(self, run: Run, entry: Entry, partner: ChildPartner) -> None:
        suite = run.suite(run.exercise(entry))
        self._names = suite.exercise.functions
        self._shown = f"<{entry.exercise} of {entry.student}>"
        self._talk = Talk(partner, suite.forms, run.seed)

    def __repr__(self) -> str:
        return self._shown

    def __getattr__(self, name: str) -> Function:
        if name.startswith("_") or name not in self._names:
            raise AttributeError(f"{name} is not a function of this exercise, which has {', '.join(self._names)}.")
        return _TellingFunction(self._talk, name)


class _TellingFunction(Function):
    """A function of a submission that says what is wrong as an error that pytest shows."""

    def __repr__(self) -> str:
        return self._name

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        __tracebackhide__ = True
        return _told(self._talk, partial(super().__call__, *args, **kwargs))

    def raises(self, *args: Any, **kwargs: Any) -> str | None:
        __tracebackhide__ = True
        return _told(self._talk, partial(super().raises, *args, **kwargs))


def _told(talk: Talk, ask: Callable[[], _Answer]) -> _Answer:
    __tracebackhide__ = True
    try:
        return ask()
    except Over:
        sentence = talk.failure.sentence if talk.failure is not None else "there was no answer"
    raise AssertionError(sentence)
