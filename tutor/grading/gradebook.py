"""The gradebook: what was computed, and apart from it what an instructor decided, in one SQLite file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tutor.checking.report import Outcome
from tutor.checking.seeds import new_seed
from tutor.grading.entry import Entry
from tutor.grading.errors import GradingError
from tutor.grading.fingerprints import entry_fingerprint
from tutor.grading.grade import Grade, Override
from tutor.grading.stored import report_of, report_text
from tutor.workspace.database import Database
from tutor.workspace.schema import Schema

_SCHEMA: Final = Schema(
    migrations=(
        (
            "CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
            """CREATE TABLE grades (
                student TEXT NOT NULL,
                exercise TEXT NOT NULL,
                digest TEXT NOT NULL,
                seed INTEGER NOT NULL,
                fingerprint TEXT NOT NULL,
                signature TEXT NOT NULL,
                outcome TEXT NOT NULL,
                points INTEGER NOT NULL,
                max_points INTEGER NOT NULL,
                report TEXT NOT NULL,
                PRIMARY KEY (student, exercise)
            )""",
            """CREATE TABLE overrides (
                student TEXT NOT NULL,
                exercise TEXT NOT NULL,
                points REAL,
                comment TEXT NOT NULL,
                PRIMARY KEY (student, exercise)
            )""",
        ),
        ("ALTER TABLE grades ADD COLUMN is_sent INTEGER NOT NULL DEFAULT 1",),
    ),
    elsewhere="name another gradebook",
    application_id=0x63747567,
)


@dataclass(frozen=True)
class Mark:
    """A grade in short: what the checks gave, without the report; `is_sent` as in Grade."""

    student: str
    exercise: str
    outcome: Outcome
    points: int
    max_points: int
    is_sent: bool


class Gradebook:
    """Grades and overrides by student and exercise; open it with `open` or `existing`, and close it.

    Whatever is done is kept at once, also when the process is killed right after.

    Raises:
        WorkspaceError: from each method, when the file cannot be read or written; the message is a sentence.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    @classmethod
    def open(cls, path: Path) -> Gradebook:
        """Open the gradebook at `path`, or begin one there.

        Raises:
            WorkspaceError: it cannot be, something else is there, or a newer credit-tutor wrote it.
        """
        return cls(Database(path, _SCHEMA))

    @classmethod
    def existing(cls, path: Path) -> Gradebook:
        """Open the gradebook at `path`.

        Raises:
            GradingError: there is none.
            WorkspaceError: as for `open`.
        """
        if not path.exists():
            raise GradingError(
                f"There is no file {path}: name the gradebook that `credit-tutor grade --gradebook FILE` has written."
            )
        return cls.open(path)

    def close(self) -> None:
        """Close the file."""
        self._database.close()

    def __enter__(self) -> Gradebook:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    @property
    def seed(self) -> int | None:
        """The seed of the last grading, None before the first."""
        note = self._note("seed")
        return int(note) if note is not None else None

    @property
    def course_version(self) -> str | None:
        """The version of the course at the last grading, None before the first."""
        return self._note("course_version")

    def begin(self, seed: int | None, course_version: str) -> int:
        """Note that grading begins, and return its seed: the one asked for, else the last one, else a new one."""
        with self._database.writing() as connection:
            found = connection.execute("SELECT value FROM notes WHERE name = 'seed'").fetchone()
            chosen = seed if seed is not None else int(found["value"]) if found else new_seed()
            for row in (("seed", str(chosen)), ("course_version", course_version)):
                connection.execute("INSERT OR REPLACE INTO notes VALUES (?, ?)", row)
        return chosen

    def missing(self, entries: Iterable[Entry], seed: int, fingerprints: Mapping[str, str]) -> tuple[Entry, ...]:
        """Return the entries that are not graded, or not as they are now, with this seed and this course.

        `fingerprints` maps an exercise's id to the course's.
        """
        query = "SELECT student, exercise, digest, fingerprint FROM grades WHERE seed = ?"
        done = {tuple(row) for row in self._rows(query, seed)}
        return tuple(
            entry
            for entry in entries
            if (entry.student, entry.exercise, entry_fingerprint(entry), fingerprints[entry.exercise]) not in done
        )

    def outdated(self, seed: int, fingerprints: Mapping[str, str]) -> int:
        """Return how many grades of these exercises are of another seed or another course."""
        query = "SELECT exercise, fingerprint, seed FROM grades"
        return sum(
            (row["seed"], row["fingerprint"]) != (seed, fingerprints[row["exercise"]])
            for row in self._rows(query)
            if row["exercise"] in fingerprints
        )

    def add(self, grades: Iterable[Grade], fingerprints: Mapping[str, str]) -> None:
        """Keep grades, each in the place of an older one of the same student and exercise."""
        rows = [_row(grade, fingerprints[grade.exercise]) for grade in grades]
        with self._database.writing() as connection:
            connection.executemany("INSERT OR REPLACE INTO grades VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)

    def grade(self, student: str, exercise: str) -> Grade:
        """Return one grade.

        Raises:
            GradingError: there is none.
        """
        query = "SELECT digest, report, signature, is_sent FROM grades WHERE student = ? AND exercise = ?"
        for digest, report, signature, is_sent in self._rows(query, student, exercise):
            return Grade(student, exercise, digest, report_of(report), signature, bool(is_sent))
        raise GradingError(f"{self._database.path} has no grade of {student!r} for {exercise!r}.")

    def marks(self) -> tuple[Mark, ...]:
        """Return all grades in short, by student."""
        query = "SELECT student, exercise, outcome, points, max_points, is_sent FROM grades ORDER BY student, exercise"
        return tuple(Mark(**{**row, "is_sent": bool(row["is_sent"])}) for row in map(dict, self._rows(query)))

    def override(self, student: str, exercise: str, points: float | None, comment: str) -> None:
        """Keep what an instructor decided in the place of what they decided before; neither of both ends it."""
        with self._database.writing() as connection:
            connection.execute("DELETE FROM overrides WHERE student = ? AND exercise = ?", (student, exercise))
            if points is not None or comment:
                connection.execute("INSERT INTO overrides VALUES (?, ?, ?, ?)", (student, exercise, points, comment))

    def overrides(self) -> tuple[Override, ...]:
        """Return all that was decided by hand, by student."""
        query = "SELECT student, exercise, points, comment FROM overrides ORDER BY student, exercise"
        return tuple(Override(*row) for row in self._rows(query))

    def _note(self, name: str) -> str | None:
        for row in self._rows("SELECT value FROM notes WHERE name = ?", name):
            return str(row["value"])
        return None

    def _rows(self, query: str, *values: object) -> list[Any]:
        with self._database.reading() as connection:
            return connection.execute(query, values).fetchall()


def mark_of(grade: Grade) -> Mark:
    """Return a grade in short."""
    report = grade.report
    return Mark(grade.student, grade.exercise, report.outcome, report.points, report.max_points, grade.is_sent)


def _row(grade: Grade, fingerprint: str) -> tuple[object, ...]:
    report = grade.report
    return (
        grade.student, grade.exercise, grade.digest, report.seed, fingerprint, grade.signature,
        report.outcome, report.points, report.max_points, report_text(report), grade.is_sent,
    )  # fmt: skip
