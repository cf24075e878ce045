"""Practising one exercise at one's own pace: the same inputs while something fails, fresh ones to decide a pass."""

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from tutor.checking import diagnosis, remembering, shrinking
from tutor.checking.bank import Bank
from tutor.checking.holding import Found
from tutor.checking.preparation import Preparation, prepare
from tutor.checking.recalling import Recall
from tutor.checking.running import Run, learner_partner, others_begun, run_checks
from tutor.checking.seeds import new_seed
from tutor.checking.suite import Suite, read_suite
from tutor.course import Course, Exercise
from tutor.sandbox import Sandbox, Submission

REMEMBERED = 256
"""Of how many submissions it is kept how many checks they passed."""


@dataclass(frozen=True)
class _Kept:
    """What is kept for one seed."""

    preparation: Preparation
    bank: Bank
    recall: Recall[Found] | None


class Practice:
    """Checks, diagnoses and shrinks the submissions of one exercise; keeps what can be kept between them.

    The methods may be called from any thread. `seed` changes when a submission has passed on it. Where many are
    graded, `another` returns the practice of an exercise that this one builds on, and much is kept of each, since
    many say the same.
    """

    def __init__(
        self,
        course: Course,
        exercise: Exercise,
        sandbox: Sandbox,
        seed: int | None = None,
        another: "Callable[[str], Practice] | None" = None,
    ) -> None:
        self.course = course
        self.exercise = exercise
        self.sandbox = sandbox
        self.seed = new_seed() if seed is None else seed
        self._next_seed = new_seed()
        self._kept: dict[int, _Kept] = {}
        self._are_many = another is not None
        self._another = another or self._own_practice
        self._bases: dict[str, Practice] = {}
        self._passed: dict[str, int] = {}
        self._lock = threading.RLock()
        self._diagnosing = threading.Lock()
        self._checking_bases = threading.Lock()

    @cached_property
    def suite(self) -> Suite:
        """The exercise's checks."""
        return read_suite(self.exercise)

    def prepare(self, *, fresh: bool = True) -> None:
        """Draw inputs and hear the solution for this seed, and with `fresh` for the one that decides a pass.

        Raises:
            CourseError: the exercise's checks or its solution are not as they must be.
        """
        self._prepared(self.seed)
        if fresh:
            self._prepared(self._next_seed)

    def check(self, submission: Submission, *, fresh: bool = True) -> Run:
        """Run the checks; with `fresh`, a submission that passes is run again on new inputs, and that run decides."""
        kept = self._prepared(self.seed)
        run = run_checks(self.course, kept.preparation, submission, self.sandbox, recall=kept.recall)
        if fresh and run.report.passed:
            with self._lock:
                self.seed, self._next_seed = self._next_seed, new_seed()
            preparation = self._prepared(self.seed).preparation
            run = run_checks(self.course, preparation, submission, self.sandbox, run.held)
        self._remember(submission, run)
        return run

    def diagnose(self, run: Run, stop: Callable[[], bool] = lambda: False) -> Run:
        """Name the misconceptions behind a run that failed, and say first which file that it builds on fails itself.

        `stop` ends the search early; the run is returned as it is then.
        """
        if run.report.passed:
            return run
        with self._diagnosing:  # a bank asks one child, which answers one call at a time
            named = diagnosis.diagnose(run, self._bank(run.preparation), stop)
        if not named.report.diagnoses and not stop():
            named = self._with_memory_found(named)
        if stop():
            return run
        notes = self._notes_on_bases(run.submission)
        return replace(named, report=replace(named.report, notes=(*notes, *named.report.notes)))

    def shrink(self, run: Run, stop: Callable[[], bool] = lambda: False) -> Run:
        """Add the smallest counterexamples to a run that failed."""
        if run.report.passed or not run.held:
            return run
        partner = learner_partner(self.course, self.exercise, run.submission, self.sandbox)
        try:
            return shrinking.shrink(run, partner, stop)
        finally:
            partner.end()

    def _with_memory_found(self, run: Run) -> Run:
        partner = learner_partner(self.course, self.exercise, run.submission, self.sandbox)
        try:
            return remembering.find(run, partner)
        finally:
            partner.end()

    def _prepared(self, seed: int) -> _Kept:
        with self._lock:
            if seed not in self._kept:
                for old in self._kept.keys() - {self.seed, self._next_seed}:
                    del self._kept[old]
                self._kept[seed] = self._begun(prepare(self.course, self.suite, seed))
            return self._kept[seed]

    def _begun(self, preparation: Preparation) -> _Kept:
        bank = Bank(self.course, preparation, self.sandbox)
        return _Kept(preparation, bank, Recall() if self._are_many else None)

    def _bank(self, preparation: Preparation) -> Bank:
        with self._lock:
            kept = self._kept.get(preparation.seed) or self._begun(preparation)
            return kept.bank

    def _remember(self, submission: Submission, run: Run) -> None:
        with self._lock:
            self._passed[submission.digest] = run.report.checks_passed
            while len(self._passed) > REMEMBERED:
                del self._passed[next(iter(self._passed))]

    def _notes_on_bases(self, submission: Submission) -> tuple[str, ...]:
        notes = []
        for id in _used(submission.source, others_begun(self.course, submission)):
            base = self._another(id)
            passed, checks = base.checks_passed(submission.others), len(base.suite.checks)
            if passed < checks:
                notes.append(
                    f"Your own {id}.py, which this file builds on, passes {passed} of its {checks} checks: "
                    "mend that first."
                )
        return tuple(notes)

    def checks_passed(self, files: Mapping[str, str]) -> int:
        """Return how many checks a learner's file for this exercise passes; `files` maps all of theirs by id."""
        others = {other: files[other] for other in self.exercise.builds_on if other in files}
        submission = Submission(self.exercise.file_name, files[self.exercise.id], others=others)
        with self._checking_bases:
            known = self._passed.get(submission.digest)
            return self.check(submission, fresh=False).report.checks_passed if known is None else known

    def _own_practice(self, id: str) -> "Practice":
        with self._lock:
            if id not in self._bases:
                self._bases[id] = Practice(self.course, self.course.exercise(id), self.sandbox, self.seed)
            return self._bases[id]


def _used(source: str, others: Mapping[str, str]) -> list[str]:
    """Return which of the learner's other files a text speaks of, or one of those that it uses does."""
    used: list[str] = []
    texts = [source]
    while texts:
        text = texts.pop()
        found = [id for id in others if id in text and id not in used]
        used += found
        texts += [others[id] for id in found]
    return [id for id in others if id in used]
