"""Progress: how far a learner has come with each exercise."""

import sqlite3
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Literal

from tutor.checking.seeds import new_seed
from tutor.course import Course, Exercise
from tutor.workspace.database import Database

State = Literal["new", "started", "passed"]


@dataclass(frozen=True)
class Score:
    """The points of one attempt, and how many there were."""

    points: int
    max_points: int


@dataclass(frozen=True)
class Progress:
    """How far a learner has come with one exercise; `page` counts from 1, times are UTC."""

    exercise: str
    passed_at: datetime | None = None
    gave_up_at: datetime | None = None
    hints_shown: int = 0
    seconds: float = 0.0
    page: int = 1
    attempts: int = 0
    last: Score | None = None
    best: Score | None = None

    @property
    def state(self) -> State:
        """passed once, passed for good; started once something was done: a look at the first page is nothing yet."""
        if self.passed_at is not None:
            return "passed"
        is_begun = self.attempts or self.page > 1 or self.hints_shown or self.gave_up_at
        return "started" if is_begun else "new"

    @property
    def may_see_solution(self) -> bool:
        """Whether the solution is open to the learner: after a pass, or when it was given up."""
        return self.passed_at is not None or self.gave_up_at is not None


class ProgressRecord:
    """The progress in a workspace's database."""

    course: Course
    database: Database

    def progress(self, exercise_id: str) -> Progress:
        """Return how far the learner has come with one exercise."""
        with self.database.reading() as connection:
            return _progress(connection, exercise_id)

    def progress_all(self) -> dict[str, Progress]:
        """Return the progress of every exercise of the course, by id, in the course's order."""
        with self.database.reading() as connection:
            return {exercise.id: _progress(connection, exercise.id) for exercise in self.course.exercises}

    def others_open(self, exercise_id: str) -> list[Exercise]:
        """Return the exercises besides this one that were never passed, in the course's order."""
        progress = self.progress_all()
        others = (exercise for exercise in self.course.exercises if exercise.id != exercise_id)
        return [exercise for exercise in others if progress[exercise.id].state != "passed"]

    def remember(self, exercise_id: str) -> None:
        """Note that the learner is on this exercise now."""
        with self.database.writing() as connection:
            connection.execute("INSERT OR REPLACE INTO notes VALUES ('last_exercise', ?)", (exercise_id,))

    @property
    def last_exercise(self) -> str | None:
        """The exercise that the learner was on last, if the course still has it."""
        with self.database.reading() as connection:
            row = connection.execute("SELECT value FROM notes WHERE name = 'last_exercise'").fetchone()
        ids = {exercise.id for exercise in self.course.exercises}
        return str(row["value"]) if row and row["value"] in ids else None

    def show_hint(self, exercise_id: str) -> int:
        """Show one more hint, while there are any; return how many are shown now."""
        there_are = len(self.course.exercise(exercise_id).hints)
        with self.database.writing() as connection:
            _set(connection, exercise_id, "hints_shown = MIN(hints_shown + 1, :value)", there_are)
            return _progress(connection, exercise_id).hints_shown

    def give_up(self, exercise_id: str) -> None:
        """Note that the learner asked to see the solution; one who has passed gives nothing up."""
        change = "gave_up_at = COALESCE(gave_up_at, CASE WHEN passed_at IS NULL THEN :value END)"
        with self.database.writing() as connection:
            _set(connection, exercise_id, change, _now())

    def set_page(self, exercise_id: str, page: int) -> None:
        """Note the lesson page that the learner reads, counted from 1."""
        with self.database.writing() as connection:
            _set(connection, exercise_id, "page = :value", page)

    def add_seconds(self, exercise_id: str, seconds: float) -> None:
        """Add to the time that the learner has spent on an exercise."""
        with self.database.writing() as connection:
            _set(connection, exercise_id, "seconds = seconds + :value", seconds)

    def seed(self, exercise_id: str) -> int:
        """Return the seed of this learner's inputs, made on the first call."""
        with self.database.writing() as connection:
            _set(connection, exercise_id, "seed = COALESCE(seed, :value)", new_seed())
            query = "SELECT seed FROM progress WHERE exercise = ?"
            return int(connection.execute(query, (exercise_id,)).fetchone()["seed"])

    def set_seed(self, exercise_id: str, seed: int) -> None:
        """Give this learner other inputs from now on."""
        with self.database.writing() as connection:
            _set(connection, exercise_id, "seed = :value", seed)


def _set(connection: sqlite3.Connection, exercise_id: str, change: str, value: object) -> None:
    connection.execute("INSERT OR IGNORE INTO progress (exercise) VALUES (?)", (exercise_id,))
    statement = f"UPDATE progress SET {change} WHERE exercise = :exercise"
    connection.execute(statement, {"exercise": exercise_id, "value": value})


def _progress(connection: sqlite3.Connection, exercise_id: str) -> Progress:
    row = connection.execute("SELECT * FROM progress WHERE exercise = ?", (exercise_id,)).fetchone()
    if row is None:
        return Progress(exercise_id)
    scores = connection.execute(
        "SELECT points, max_points FROM attempts WHERE exercise = ? AND outcome IS NOT NULL ORDER BY last_at",
        (exercise_id,),
    ).fetchall()
    ranked = [Score(points, max_points) for points, max_points in scores]
    return Progress(
        exercise=exercise_id,
        passed_at=_time(row["passed_at"]),
        gave_up_at=_time(row["gave_up_at"]),
        hints_shown=row["hints_shown"],
        seconds=row["seconds"],
        page=row["page"],
        attempts=len(ranked),
        last=ranked[-1] if ranked else None,
        best=max(ranked, key=lambda score: score.points / max(score.max_points, 1), default=None),
    )


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds")


def _time(text: str | None) -> datetime | None:
    return None if text is None else datetime.fromisoformat(text)
