"""What a grade depends on besides the submission: the same fingerprint, the same grade."""

import hashlib
from collections.abc import Iterator
from importlib.metadata import version

import msgspec

from tutor import __version__
from tutor.course import Course, Exercise
from tutor.course.reading import read_text
from tutor.grading.entry import Entry


def course_fingerprint(course: Course, exercise: Exercise) -> str:
    """Return a hash over an exercise's facts and texts, over those that it builds on, and over what runs them.

    Raises:
        CourseError: one of its files cannot be read.
    """
    return _hash(_parts(course, exercise))


def entry_fingerprint(entry: Entry) -> str:
    """Return a hash over what a student has sent, and over all that the report will say of it besides."""
    sent = entry.submission
    unusable = (part for item in sorted(sent.unusable.items()) for part in item)
    return _hash(iter([sent.digest, sent.problem or "", str(entry.is_sent), *unusable, *entry.notes]))


def _parts(course: Course, exercise: Exercise) -> Iterator[str]:
    yield from (__version__, version("hypothesis"), course.version, exercise.id)
    yield msgspec.json.encode(exercise.facts).decode()
    yield from (read_text(exercise.checks_path), exercise.misconceptions, exercise.solution)
    for base in map(course.exercise, exercise.builds_on):
        yield from (base.solution, base.starter)  # a file that is still its starter counts as absent


def _hash(parts: Iterator[str]) -> str:
    content = hashlib.sha256()
    for part in parts:
        data = part.encode("utf-8", "surrogatepass")
        content.update(b"%d:%b" % (len(data), data))
    return content.hexdigest()
