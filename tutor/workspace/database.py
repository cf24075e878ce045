"""The database of a workspace: brought up to date when opened; set aside, never deleted, when unreadable."""

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from tutor.workspace.errors import WorkspaceError
from tutor.workspace.schema import MIGRATIONS

_UNREADABLE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}


class Database:
    """One connection shared by all threads of this process; other processes may write at the same time.

    `notice` is a sentence for the learner when an unreadable database was set aside on opening, else None.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.notice: str | None = None
        self._lock = threading.RLock()
        try:
            self._connection = self._connect()
        except sqlite3.Error as error:
            if not _is_unreadable(error, path):
                raise WorkspaceError(self._sentence(error)) from None
            self.notice = self._set_aside(error)
            self._connection = self._connect()

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Lend the connection for reading.

        Raises:
            WorkspaceError: the database cannot be read; if it is broken, a fresh one has taken its place.
        """
        with self._lock, self._in_plain_words():
            yield self._connection

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Lend the connection for one transaction: all of it is kept, or nothing.

        Raises:
            WorkspaceError: it cannot be written; if it is broken, a fresh one has taken its place.
        """
        with self._lock, self._in_plain_words(), _transaction(self._connection) as connection:
            yield connection

    def close(self) -> None:
        """Close the connection; what was written stays written."""
        with self._lock:
            self._connection.close()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, timeout=5, isolation_level=None, check_same_thread=False)
        try:
            connection.row_factory = sqlite3.Row
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = NORMAL")
            self._bring_up_to_date(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _bring_up_to_date(self, connection: sqlite3.Connection) -> None:
        if self._version(connection) == len(MIGRATIONS):
            return
        with _transaction(connection):
            # Asked again: another process may have done it while this one waited for its turn.
            for statements in MIGRATIONS[self._version(connection) :]:
                for statement in statements:
                    connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")

    def _version(self, connection: sqlite3.Connection) -> int:
        version = int(connection.execute("PRAGMA user_version").fetchone()[0])
        if version > len(MIGRATIONS):
            raise WorkspaceError(
                f"{self.path} was written by a newer credit-tutor. Update credit-tutor, or name another "
                "folder with --workspace."
            )
        return version

    @contextmanager
    def _in_plain_words(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            if not _is_unreadable(error, self.path):
                raise WorkspaceError(self._sentence(error)) from error
            self._connection.close()
            sentence = self._set_aside(error)
            self._connection = self._connect()
            raise WorkspaceError(f"{sentence} Please try again.") from error

    def _sentence(self, error: sqlite3.Error) -> str:
        if getattr(error, "sqlite_errorcode", None) in _BUSY:
            return f"{self.path} is in use by another program for too long. Please try again."
        return f"{self.path} cannot be used: {error}. Name another folder with --workspace."

    def _set_aside(self, error: sqlite3.Error) -> str:
        aside = self.path.with_name(f"{self.path.name}.unreadable-{datetime.now(UTC):%Y-%m-%dT%H-%M-%S-%fZ}")
        try:
            self.path.rename(aside)
        except OSError as problem:
            reason = f"{self.path} cannot be read ({error}), nor renamed: {problem.strerror}."
            raise WorkspaceError(reason) from None
        for companion in ("-wal", "-shm"):
            with suppress(FileNotFoundError):
                Path(f"{self.path}{companion}").rename(f"{aside}{companion}")
        return f"Your progress could not be read ({error}). It is kept as {aside}; a fresh one was begun."


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield connection
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise


def _is_unreadable(error: sqlite3.Error, path: Path) -> bool:
    """Whether a new database should take this one's place; a lock or a full disk passes by itself."""
    code = getattr(error, "sqlite_errorcode", None)
    # The low byte is the kind of fault; the others tell its variants apart.
    return (code is not None and code & 0xFF in _UNREADABLE) or path.is_dir()
