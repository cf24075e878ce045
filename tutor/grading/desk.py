"""A desk at which many submissions are checked on the inputs of one seed: what an exercise needs is prepared once."""

import threading
from collections import defaultdict
from dataclasses import dataclass, field, replace

from tutor.checking.practice import Practice
from tutor.checking.recalling import Recall
from tutor.checking.running import Run
from tutor.course import Course
from tutor.grading.entry import Entry
from tutor.grading.signature import signature_of
from tutor.sandbox import Sandbox


@dataclass(frozen=True)
class Desk:
    """A sandbox, and by exercise the inputs, what misconceptions say, and what was heard; for any number of threads."""

    course: Course
    seed: int
    sandbox: Sandbox
    _practices: dict[str, Practice] = field(default_factory=dict)
    _signatures: dict[str, Recall[str]] = field(default_factory=lambda: defaultdict(Recall))
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def check(self, entry: Entry) -> Run:
        """Check and diagnose what a student sent; what was noted in finding it is in the report's notes.

        Raises:
            CourseError: the exercise is broken.
            SandboxError: no process for the submission can be started.
        """
        practice = self._practice(entry.exercise)
        run = practice.diagnose(practice.check(entry.submission, fresh=False))
        return replace(run, report=replace(run.report, notes=(*entry.notes, *run.report.notes)))

    def signature(self, run: Run) -> str:
        """Return the signature of a run; those that say the same have the same one."""
        if run.said is None:
            return signature_of(run)
        known = self._signatures[run.report.exercise]
        found = known.find(run.said)
        if found is None:
            found = signature_of(run)
            known.keep(run.said, found)
        return found

    def _practice(self, id: str) -> Practice:
        with self._lock:
            if id not in self._practices:
                exercise = self.course.exercise(id)
                self._practices[id] = Practice(self.course, exercise, self.sandbox, self.seed, self._practice)
            return self._practices[id]
