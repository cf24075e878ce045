"""The unit of work: some entries in, their grades out, in a process that keeps what it can between them."""

import gc
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path

from tutor.course import Course, CourseError, load_course
from tutor.grading.desk import Desk
from tutor.grading.entry import Entry
from tutor.grading.errors import GradingError
from tutor.grading.essentials import essentials
from tutor.grading.fingerprints import course_fingerprint, entry_fingerprint
from tutor.grading.grade import Grade
from tutor.grading.unheld import unheld_grade
from tutor.sandbox import Sandbox, SandboxError, start_sandbox

Fingerprints = Mapping[str, str]
"""By exercise, what its grades depend on besides the submission."""


_desks: dict[object, Desk] = {}
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


def _grade(desk: Desk, entry: Entry) -> Grade:
    try:
        run = desk.check(entry)
        report, digest = essentials(run.report), entry_fingerprint(entry)
        return Grade(entry.student, entry.exercise, digest, report, desk.signature(run), entry.is_sent)
    except (CourseError, SandboxError):  # whatever is wrong there is wrong for everybody
        raise
    except Exception as error:
        # A file that our own code stumbles over costs nobody else's row.
        return fault_grade(desk.course, desk.seed, entry, f"the grader itself failed ({type(error).__name__}: {error})")


def _desk(course_path: Path | None, seed: int, fingerprints: Fingerprints) -> Desk:
    key = (course_path, seed, *sorted(fingerprints.items()))
    with _lock:
        if key not in _desks:
            course = load_course(course_path)
            _require_same_course(course, fingerprints)
            _desks.clear()
            _desks[key] = Desk(course, seed, _open_sandbox())
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
