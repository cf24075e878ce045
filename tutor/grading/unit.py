"""The unit of work: some entries in, their grades out, in a process that keeps what it can between them."""

import gc
import threading
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from tutor.checking.practice import Practice
from tutor.checking.recalling import Recall
from tutor.checking.running import Run
from tutor.course import Course, CourseError, load_course
from tutor.grading.entry import Entry
from tutor.grading.errors import GradingError
from tutor.grading.essentials import essentials
from tutor.grading.fingerprints import course_fingerprint, entry_fingerprint
from tutor.grading.grade import Grade
from tutor.grading.signature import signature_of
from tutor.grading.unheld import unheld_grade
from tutor.sandbox import Sandbox, SandboxError, start_sandbox

Fingerprints = Mapping[str, str]
"""By exercise, what its grades depend on besides the submission."""


@dataclass(frozen=True)
class _Desk:
    """What a process keeps between chunks: a sandbox, and by exercise the inputs, and what misconceptions say."""

    course: Course
    seed: int
    sandbox: Sandbox
    practices: dict[str, Practice] = field(default_factory=dict)
    signatures: dict[str, Recall[str]] = field(default_factory=lambda: defaultdict(Recall))
    lock: threading.Lock = field(default_factory=threading.Lock)

    def practice(self, id: str) -> Practice:
        with self.lock:
            if id not in self.practices:
                exercise = self.course.exercise(id)
                self.practices[id] = Practice(self.course, exercise, self.sandbox, self.seed, self.practice)
            return self.practices[id]

    def signature(self, run: Run) -> str:
        """Return the signature of a run; those that say the same have the same one."""
        if run.said is None:
            return signature_of(run)
        known = self.signatures[run.report.exercise]
        found = known.find(run.said)
        if found is None:
            found = signature_of(run)
            known.keep(run.said, found)
        return found


_desks: dict[object, _Desk] = {}
_sandboxes: list[Sandbox] = []
_lock = threading.Lock()
"""For both, of which there is one at most."""


def grade_chunk(
    course_path: Path | None, seed: int, fingerprints: Fingerprints, entries: Sequence[Entry]
) -> list[Grade]:
    """Grade some entries on the inputs of `seed`; for any process, and any number of threads.

    Raises:
        CourseError: the course cannot be read, or an exercise of it is broken.
        GradingError: the course here is not the one that `fingerprints` are of.
        SandboxError: no process for a submission can be started.
    """
    desk = _desk(course_path, seed, fingerprints)
    grades = [_grade(desk, entry) for entry in entries]
    gc.collect()
    gc.freeze()  # what is kept for all is large, and the collector need not look through it again and again
    return grades


def confinement_here() -> dict[str, str]:
    """Start a process for submissions and return which layers of its jail are off, and why; then it waits for work.

    Raises:
        SandboxError: none can be started.
    """
    with _lock, _open_sandbox().child() as child:
        return dict(child.confinement)


def leave_desk() -> None:
    """End the processes that this one keeps for submissions."""
    with _lock:
        _desks.clear()
        while _sandboxes:
            _sandboxes.pop().close()


def fault_grade(course: Course, seed: int, entry: Entry, reason: str) -> Grade:
    """Return the grade of an entry that could not be graded, and not by the student's fault."""
    problem = f"could not be graded: {reason.rstrip('.')}. Please grade it again, or by hand."
    return unheld_grade(course, seed, entry, problem)


def _grade(desk: _Desk, entry: Entry) -> Grade:
    practice = desk.practice(entry.exercise)
    try:
        run = practice.diagnose(practice.check(entry.submission, fresh=False))
        report = replace(essentials(run.report), notes=(*entry.notes, *run.report.notes))
        digest = entry_fingerprint(entry)
        return Grade(entry.student, entry.exercise, digest, report, desk.signature(run), entry.is_sent)
    except (CourseError, SandboxError):  # whatever is wrong there is wrong for everybody
        raise
    except Exception as error:
        # A file that our own code stumbles over costs nobody else's row.
        return fault_grade(desk.course, desk.seed, entry, f"the grader itself failed ({type(error).__name__}: {error})")


def _desk(course_path: Path | None, seed: int, fingerprints: Fingerprints) -> _Desk:
    key = (course_path, seed, *sorted(fingerprints.items()))
    with _lock:
        if key not in _desks:
            course = load_course(course_path)
            _require_same_course(course, fingerprints)
            _desks.clear()
            _desks[key] = _Desk(course, seed, _open_sandbox())
        return _desks[key]


def _open_sandbox() -> Sandbox:
    if not _sandboxes:
        _sandboxes.append(start_sandbox())
    return _sandboxes[0]


def _require_same_course(course: Course, fingerprints: Fingerprints) -> None:
    for id, fingerprint in fingerprints.items():
        if course_fingerprint(course, course.exercise(id)) != fingerprint:
            raise GradingError(
                f"A worker has another version of {id}, or of credit-tutor: install the same everywhere, and start the "
                "workers again."
            )
