"""Finding every student's submissions under the paths that an instructor names."""

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

from tutor.course import Course, CourseError, Exercise
from tutor.grading.collecting.piece import Piece, pieces_of
from tutor.grading.collecting.root import open_root
from tutor.grading.collecting.sender import told_apart
from tutor.grading.collecting.work import Work, read_piece
from tutor.grading.entry import Entry
from tutor.grading.errors import GradingError


def collect(paths: Sequence[Path], course: Course, exercises: Sequence[str] = ()) -> tuple[Entry, ...]:
    """Return one row for each student and exercise, students by name and exercises in the order of the course.

    A path is a folder, a zip or one file. In it may be: what `credit-tutor pack` writes; `<student>.py`, where one
    exercise is asked for, or in a folder named for the exercise; `<student>__<exercise>.py`; a folder or a zip for
    each student, with a file or a folder for each exercise; what Canvas, Moodle or Gradescope give when one downloads
    all submissions; and folders around any of these. Notebooks count as files of code. Nothing is written anywhere,
    and no link is followed.

    Without `exercises`, they are those that anybody sent something for. Where several files are one student's for one
    exercise, the latest counts, and a note of its row says so; what cannot be used is a row with a problem.

    Raises:
        GradingError: a path is missing, there are no submissions at all, none says which exercise it is for, or there
            is no such exercise.
    """
    ids = [exercise.id for exercise in course.exercises]
    asked = _asked(course, exercises)
    pieces = [piece for number, path in enumerate(paths) for piece in pieces_of(open_root(path, ids), number, ids)]
    if not pieces:
        raise GradingError(
            f"There are no submissions in {_listed(paths)}: files called <student>__<exercise>.py are looked for, a "
            "folder or a zip for each student, or what Canvas, Moodle or Gradescope let you download."
        )
    wanted = asked or _sent(course, pieces)
    if not wanted:
        reasons = [f" {read_piece(piece).problem}" for piece in pieces if piece.is_refused_archive]
        raise GradingError(
            f"Nothing in {_listed(paths)} says which exercise it is for: add --exercise ID.{''.join(reasons[:1])}"
        )
    return tuple(work.entry(exercise, is_only=len(asked) == 1) for work in _works(pieces) for exercise in wanted)


def _asked(course: Course, ids: Collection[str]) -> list[Exercise]:
    try:
        asked = {course.exercise(id).id for id in ids}
    except CourseError as error:
        raise GradingError(str(error)) from None
    return [exercise for exercise in course.exercises if exercise.id in asked]


def _sent(course: Course, pieces: Sequence[Piece]) -> list[Exercise]:
    sent = {piece.exercise for piece in pieces if piece.is_code}
    return [exercise for exercise in course.exercises if exercise.id in sent]


def _works(pieces: Sequence[Piece]) -> Iterator[Work]:
    labels = told_apart({piece.sender for piece in pieces})
    by_student: defaultdict[str, list[Piece]] = defaultdict(list)
    for piece in pieces:
        by_student[labels[piece.sender]].append(piece)
    same: defaultdict[str, list[str]] = defaultdict(list)
    for student in by_student:
        same[student.casefold()].append(student)
    for student in sorted(by_student, key=lambda name: (name.casefold(), name)):
        others = [other for other in same[student.casefold()] if other != student]
        yield Work(student, by_student[student], labels, tuple(map(_note_on_case, others)))


def _note_on_case(other: str) -> str:
    return f"There is also a student {other}, whose name differs in case only: they were kept apart."


def _listed(paths: Sequence[Path]) -> str:
    return ", ".join(map(str, paths))
