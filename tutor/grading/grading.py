"""Grading many entries over many processes: as they come, each exactly once, whatever any of them does."""

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import islice
from pathlib import Path
from typing import Final

from tutor.course import CourseError, load_course
from tutor.grading.entry import Entry
from tutor.grading.errors import GradingError
from tutor.grading.executors import Workers
from tutor.grading.grade import Grade
from tutor.grading.unit import Fingerprints, fault_grade, grade_chunk, leave_desk
from tutor.sandbox import SandboxError

MOST: Final = 25
"""Entries that go to a worker together at most: many cost little on the way, few are little to do again."""


def grade_all(
    entries: Sequence[Entry],
    course_path: Path | None,
    seed: int,
    fingerprints: Fingerprints,
    *,
    workers: Workers | None = None,
) -> Iterator[Grade]:
    """Yield the grade of every entry as it comes; without workers, all are graded in this process.

    Where a worker dies, or can start no process for a submission, what it had is graded once more, one entry at a time
    so that none costs another's row; an entry that ends its worker then, too, gets a grade that says so.

    Raises:
        CourseError, GradingError: nothing can be graded so; what has been yielded stands.
        SandboxError: no process for a submission can be started, and none is running that may be why.
    """
    parts = parts_of(entries, workers.at_once if workers is not None else 1)
    if workers is None:
        try:
            for part in parts:
                yield from grade_chunk(course_path, seed, fingerprints, part)
        finally:
            leave_desk()
        return
    suspects: list[Entry] = []
    for part, came in _results(parts, workers, workers.at_once, (course_path, seed, fingerprints)):
        if isinstance(came, Exception):
            suspects += part
        else:
            yield from came
    for (entry,), came in _results([[one] for one in suspects], workers, 1, (course_path, seed, fingerprints)):
        if isinstance(came, SandboxError):
            raise came
        if isinstance(came, Exception):
            yield fault_grade(load_course(course_path), seed, entry, _reason(came))
        else:
            yield from came


def parts_of(entries: Sequence[Entry], at_once: int) -> Iterator[Sequence[Entry]]:
    """Cut entries in what workers are sent of which `at_once` pieces are under way.

    One exercise comes after the other, since each has its own things to prepare. The pieces become smaller towards the
    end, so that nobody waits long for whoever has the last.
    """
    left = iter(sorted(entries, key=lambda entry: entry.exercise))
    waiting = len(entries)
    while part := list(islice(left, max(1, min(MOST, waiting // (2 * at_once))))):
        waiting -= len(part)
        yield part


def _results(
    parts: Iterable[Sequence[Entry]], workers: Workers, at_once: int, terms: tuple[Path | None, int, Fingerprints]
) -> Iterator[tuple[Sequence[Entry], list[Grade] | Exception]]:
    """Have no more than `at_once` parts under way: after a death, as few as possible are suspect.

    What is under way when it is left is for the workers to drop as they end: ProcessPoolExecutor stumbles over what
    others have cancelled when its processes end.
    """
    left = iter(parts)
    running: dict[Future[list[Grade]], Sequence[Entry]] = {}
    while True:
        for part in islice(left, at_once - len(running)):
            running[workers.submit(grade_chunk, *terms, part)] = part
        if not running:
            return
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            yield running.pop(future), _outcome(future)


def _outcome(future: Future[list[Grade]]) -> list[Grade] | Exception:
    try:
        return future.result()
    except (CourseError, GradingError):
        raise
    except Exception as error:
        return error


def _reason(error: Exception) -> str:
    said = " ".join(str(error).split())
    return f"the process that ran it ended before it was done, twice ({type(error).__name__}: {said[:300]})"
