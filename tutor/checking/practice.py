"""Practising one exercise at one's own pace: the same inputs while something fails, fresh ones to decide a pass."""

import threading
from collections.abc import Callable, Mapping
from dataclasses import replace

from tutor.checking import diagnosis, remembering, shrinking
from tutor.checking.bank import Bank
from tutor.checking.preparation import Preparation, prepare
from tutor.checking.running import Run, learner_partner, run_checks
from tutor.checking.seeds import new_seed
from tutor.checking.suite import Suite, read_suite
from tutor.course import Course, Exercise
from tutor.sandbox import Sandbox, Submission


class Practice:
    """Checks, diagnoses and shrinks the submissions of one exercise; keeps what can be kept between them.

    The methods may be called from any thread. `seed` changes when a submission has passed on it.
    """

    def __init__(self, course: Course, exercise: Exercise, sandbox: Sandbox, seed: int | None = None) -> None:
        self.course = course
        self.exercise = exercise
        self.sandbox = sandbox
        self.seed = new_seed() if seed is None else seed
        self._next_seed = new_seed()
        self._suite: Suite | None = None
        self._preparations: dict[int, Preparation] = {}
        self._banks: dict[int, Bank] = {}
        self._bases: dict[str, Practice] = {}
        self._base_runs: dict[str, Run] = {}
        self._lock = threading.RLock()
        self._diagnosing = threading.Lock()
        self._checking_bases = threading.Lock()

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
        run = run_checks(self.course, self._prepared(self.seed), submission, self.sandbox)
        if not (fresh and run.report.passed):
            return run
        with self._lock:
            self.seed, self._next_seed = self._next_seed, new_seed()
        return run_checks(self.course, self._prepared(self.seed), submission, self.sandbox, run.held)

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

    def _prepared(self, seed: int) -> Preparation:
        with self._lock:
            if self._suite is None:
                self._suite = read_suite(self.exercise)
            if seed not in self._preparations:
                for old in self._preparations.keys() - {self.seed, self._next_seed}:
                    del self._preparations[old]
                for old in self._banks.keys() - self._preparations.keys():
                    del self._banks[old]
                self._preparations[seed] = prepare(self.course, self._suite, seed)
            return self._preparations[seed]

    def _bank(self, preparation: Preparation) -> Bank:
        with self._lock:
            if preparation.seed not in self._banks:
                self._banks[preparation.seed] = Bank(self.course, preparation, self.sandbox)
            return self._banks[preparation.seed]

    def _notes_on_bases(self, submission: Submission) -> tuple[str, ...]:
        notes = []
        for id in submission.others:
            report = self._base_run(id, submission.others).report
            if not report.passed:
                notes.append(
                    f"Your own {id}.py, which this file builds on, passes {report.checks_passed} of its "
                    f"{len(report.checks)} checks: mend that first."
                )
        return tuple(notes)

    def _base_run(self, id: str, files: Mapping[str, str]) -> Run:
        base = self.course.exercise(id)
        others = {other: files[other] for other in base.builds_on if other in files}
        submission = Submission(base.file_name, files[id], others=others)
        with self._checking_bases:
            if id not in self._bases:
                self._bases[id] = Practice(self.course, base, self.sandbox, self.seed)
            if id not in self._base_runs or self._base_runs[id].submission.digest != submission.digest:
                self._base_runs[id] = self._bases[id].check(submission, fresh=False)
            return self._base_runs[id]
