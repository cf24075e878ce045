"""A learner's folder: one file for each exercise, and beside them what the tutor remembers."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from tutor.course import Course, Exercise
from tutor.workspace.attempts import AttemptRecord
from tutor.workspace.database import Database
from tutor.workspace.errors import WorkspaceError
from tutor.workspace.locate import STATE_FOLDER
from tutor.workspace.progress import ProgressRecord
from tutor.workspace.schema import WORKSPACE
from tutor.workspace.wishes import WishRecord
from tutor.workspace.writing import write_file

if TYPE_CHECKING:
    from tutor.checking.report import Report
    from tutor.sandbox import Submission


class Workspace(AttemptRecord, ProgressRecord, WishRecord):
    """A learner's folder, its attempts, progress and wishes; safe to use from several threads and processes.

    `notices` are sentences that the learner should read once: what was created, what had to be set aside.
    """

    def __init__(self, path: Path, course: Course, database: Database, notices: tuple[str, ...] = ()) -> None:
        self.path = path
        self.course = course
        self.database = database
        self.notices = notices

    @classmethod
    def open(cls, path: Path, course: Course) -> Workspace:
        """Open the workspace at `path`; create it, and the files of exercises that are new to it.

        Raises:
            WorkspaceError: the folder or its database cannot be used.
        """
        is_new = not (path / STATE_FOLDER).is_dir()
        try:
            (path / STATE_FOLDER).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            reason = f"{path} cannot hold your files: {error.strerror}. Name another folder with --workspace."
            raise WorkspaceError(reason) from None
        database = Database(path / STATE_FOLDER / "state.sqlite3", WORKSPACE)
        workspace = cls(path, course, database)
        try:
            added = workspace._add_starters()
        except BaseException:
            database.close()
            raise
        if added and not is_new:
            workspace.notices += (f"New in your folder: {', '.join(added)}.",)
        if database.notice:
            workspace.notices += (database.notice,)
        return workspace

    def close(self) -> None:
        """Close the database; the workspace cannot be used after."""
        self.database.close()

    def file(self, exercise: Exercise) -> Path:
        """Return where the learner's file is, whether or not it exists."""
        return self.path / exercise.file_name

    def submission(self, exercise: Exercise) -> Submission:
        """Read the learner's file, with those of their own that it may import."""
        from tutor.sandbox import read_submission

        return read_submission(self.file(exercise), exercise.builds_on, exercise.id)

    def save(self, exercise: Exercise, text: str) -> None:
        """Write the learner's file; a crash leaves the old text or the new one, never a part.

        Raises:
            WorkspaceError: it cannot be written, or holds half a character; the old text is untouched.
        """
        try:
            content = text.encode()
        except UnicodeEncodeError as error:
            line = text.count("\n", 0, error.start) + 1
            raise WorkspaceError(f"Not saved: line {line} holds half a character; delete it.") from None
        write_file(self.file(exercise), content)

    def reset(self, exercise: Exercise) -> int | Path | None:
        """Put the starter back; return where the old file is kept.

        That is the number of an attempt; for a file that is not readable text, a path in the state folder;
        or None when there was nothing of the learner's.

        Raises:
            WorkspaceError: the old file cannot be kept or the starter not be written; nothing is changed.
        """
        starter, kept = exercise.starter, self._keep(exercise)
        try:
            self.save(exercise, starter)
        except WorkspaceError:
            if isinstance(kept, Path):
                kept.rename(self.file(exercise))
            raise
        return kept

    def keep_verdict(self, exercise: Exercise, submission: Submission, report: Report, seed: int) -> None:
        """Keep what a check has found, and the seed of the next one; a starter is nobody's attempt."""
        self.set_seed(exercise.id, seed)
        if submission.source not in self._starters(exercise):
            self.record_attempt(exercise.id, submission, report)

    def is_untouched(self, exercise: Exercise) -> bool:
        """Whether the file is missing or a starter: the one it began as, or the course's present one."""
        try:
            content = self.file(exercise).read_bytes()
        except FileNotFoundError:
            return True
        except OSError:
            return False
        return content in (starter.encode() for starter in self._starters(exercise))

    def _starters(self, exercise: Exercise) -> tuple[str, str]:
        return exercise.starter, self._copied().get(exercise.id, exercise.starter)

    def _keep(self, exercise: Exercise) -> int | Path | None:
        path = self.file(exercise)
        if self.is_untouched(exercise) and not path.is_symlink():
            return None
        submission = self.submission(exercise)
        if submission.problem is None:
            return self.record_attempt(exercise.id, submission, None, "reset")
        aside = self.path / STATE_FOLDER / f"{exercise.id}.{datetime.now(UTC):%Y-%m-%dT%H-%M-%S-%fZ}.py"
        try:
            path.rename(aside)
        except OSError as error:
            raise WorkspaceError(f"{path} cannot be moved to {aside}: {error.strerror}.") from None
        return aside

    def _copied(self) -> dict[str, str]:
        query = "SELECT exercise, starter FROM progress WHERE starter IS NOT NULL"
        with self.database.reading() as connection:
            return {row["exercise"]: row["starter"] for row in connection.execute(query)}

    def _add_starters(self) -> list[str]:
        """Copy each starter once in the life of a workspace; return the names of the files that are new."""
        known = self._copied()
        missing = [exercise for exercise in self.course.exercises if exercise.id not in known]
        return [exercise.file_name for exercise in missing if self._add_starter(exercise)]

    def _add_starter(self, exercise: Exercise) -> bool:
        # Within the transaction, so that two processes that start at once do not both copy.
        with self.database.writing() as connection:
            is_new = not os.path.lexists(self.file(exercise))
            if is_new:
                self.save(exercise, exercise.starter)
            connection.execute(
                "INSERT INTO progress (exercise, starter) VALUES (?, ?)"
                " ON CONFLICT (exercise) DO UPDATE SET starter = excluded.starter",
                (exercise.id, exercise.starter),
            )
        return is_new
