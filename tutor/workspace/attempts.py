"""Attempts: every version of a file that was checked, or that something else took the place of."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Literal

from tutor.workspace.database import Database

if TYPE_CHECKING:
    # Both lead to the sandbox, which a look at the list of exercises has no need to load.
    from tutor.checking.report import Outcome, Report
    from tutor.sandbox import Submission

Why = Literal["check", "reset", "conflict"]
"""check: it was checked; reset: the starter replaced it; conflict: another version of the file was chosen."""


@dataclass(frozen=True)
class Attempt:
    """One text of a learner's file and its latest verdict; `number` counts from 1 within its exercise.

    `outcome`, `points`, `max_points` and `seed` are None while it was never checked. `checks` are the rows of
    the verdict: name, title, outcome, points, max_points, message, misconception. Times are UTC.
    """

    exercise: str
    number: int
    source: str
    why: Why
    outcome: Outcome | None
    points: int | None
    max_points: int | None
    seed: int | None
    checks: tuple[Mapping[str, Any], ...]
    first_at: datetime
    last_at: datetime


class AttemptRecord:
    """The attempts in a workspace's database."""

    database: Database

    def record_attempt(
        self, exercise_id: str, submission: Submission, report: Report | None, why: Why = "check"
    ) -> int | None:
        """Keep a text, and its verdict when there is one; return its number, None if there is no text to be had.

        The same content again gets no second row: it keeps its first time and takes the new verdict.
        """
        if submission.problem is not None:
            return None
        now = datetime.now(UTC).isoformat(timespec="microseconds")
        with self.database.writing() as connection:
            number = _number(connection, exercise_id, submission, judged=report is not None)
            connection.execute(
                "INSERT OR IGNORE INTO attempts (exercise, number, digest, source, why, first_at, last_at)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                (exercise_id, number, submission.digest, submission.source, why, now, now),
            )
            if report is not None:
                _store_verdict(connection, exercise_id, number, report, now)
        return number

    def attempts(self, exercise_id: str) -> list[Attempt]:
        """Return the attempts on an exercise, first to last."""
        query = "SELECT * FROM attempts WHERE exercise = ? ORDER BY number"
        with self.database.reading() as connection:
            return [_attempt(row) for row in connection.execute(query, (exercise_id,))]


def _number(connection: sqlite3.Connection, exercise_id: str, submission: Submission, judged: bool) -> int:
    """Return the number of the row that holds this content, else the next free one."""
    # A digest covers the files that a submission imports, which matter to a verdict; a text that is only to
    # be kept is there already when its own words are.
    column, content = ("digest", submission.digest) if judged else ("source", submission.source)
    known = connection.execute(
        f"SELECT number FROM attempts WHERE exercise = ? AND {column} = ?", (exercise_id, content)
    ).fetchone()
    if known:
        return int(known["number"])
    query = "SELECT COALESCE(MAX(number), 0) + 1 FROM attempts WHERE exercise = ?"
    return int(connection.execute(query, (exercise_id,)).fetchone()[0])


def _store_verdict(connection: sqlite3.Connection, exercise_id: str, number: int, report: Report, now: str) -> None:
    verdict = (report.outcome, report.points, report.max_points, report.seed, _rows(report))
    connection.execute(
        "UPDATE attempts SET outcome = ?, points = ?, max_points = ?, seed = ?, checks = ?, last_at = ?"
        " WHERE exercise = ? AND number = ?",
        (*verdict, now, exercise_id, number),
    )
    connection.execute(
        "INSERT INTO progress (exercise, passed_at) VALUES (?, ?)"
        " ON CONFLICT (exercise) DO UPDATE SET passed_at = COALESCE(passed_at, excluded.passed_at)",
        (exercise_id, now if report.passed else None),
    )


def _rows(report: Report) -> str:
    kept = ("name", "title", "outcome", "points", "max_points", "message", "misconception")
    return json.dumps([{name: getattr(check, name) for name in kept} for check in report.checks])


def _attempt(row: sqlite3.Row) -> Attempt:
    fields = {name: row[name] for name in row.keys() if name != "digest"}  # noqa: SIM118 - a Row iterates its values
    fields["checks"] = tuple(json.loads(row["checks"]))
    for name in ("first_at", "last_at"):
        fields[name] = datetime.fromisoformat(row[name])
    return Attempt(**fields)
