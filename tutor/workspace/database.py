"""A database in a file: brought up to date when opened; set aside or refused, never deleted, when unreadable."""

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from tutor.workspace.errors import WorkspaceError
from tutor.workspace.schema import Schema

_DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}


class _DamagedError(Exception):
    """The database cannot be read; the message says why."""


class Database:
    """One connection shared by all threads of this process; other processes may write at the same time.

    `notice` is a sentence for its owner when a damaged database was set aside on opening, else None.

    Raises:
        WorkspaceError: it cannot be opened, or a newer credit-tutor wrote it.
    """

    def __init__(self, path: Path, schema: Schema) -> None:
        self.path = path
        self._schema = schema
        self.notice: str | None = None
        self._lock = threading.RLock()
        with self._in_plain_words():
            try:
                self._connection = _connect(path, schema)
            except _DamagedError as damage:
                if not schema.if_damaged:
                    raise WorkspaceError(f"{path} cannot be read: {damage}. {_sentence(schema.elsewhere)}") from None
                self.notice = _set_aside(path, damage, schema)
                self._connection = _connect(path, schema)

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Lend the connection for reading.

        Raises:
            WorkspaceError: the database cannot be read.
        """
        with self._lock, self._in_plain_words():
            yield self._connection

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Lend the connection for one transaction: all of it is kept, or nothing.

        Raises:
            WorkspaceError: it cannot be written.
        """
        with self._lock, self._in_plain_words(), _transaction(self._connection) as connection:
            yield connection

    def close(self) -> None:
        """Close the connection; what was written stays written."""
        with self._lock:
            self._connection.close()

    @contextmanager
    def _in_plain_words(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise WorkspaceError(f"{self.path} cannot be used: {error}. {_advice(error, self._schema)}") from error


def _connect(path: Path, schema: Schema) -> sqlite3.Connection:
    if path.is_dir():
        raise _DamagedError("it is a folder")
    connection = sqlite3.connect(path, timeout=5, isolation_level=None, check_same_thread=False)
    try:
        _require_sound(connection, schema)
        connection.row_factory = sqlite3.Row
        _let_readers_and_a_writer_meet(connection)
        connection.execute("PRAGMA synchronous = NORMAL")
        _bring_up_to_date(connection, path, schema)
    except BaseException:
        connection.close()
        raise
    return connection


def _let_readers_and_a_writer_meet(connection: sqlite3.Connection) -> None:
    try:
        connection.execute("PRAGMA journal_mode = WAL")
    except sqlite3.OperationalError as error:
        # SQLite does not wait here: another process is making the same change, which holds for all.
        if _code(error) not in _BUSY:
            raise


def _bring_up_to_date(connection: sqlite3.Connection, path: Path, schema: Schema) -> None:
    if _version(connection, path, schema) == len(schema.migrations):
        return
    with _transaction(connection):
        # Asked again: another process may have done it while this one waited for its turn.
        for statements in schema.migrations[_version(connection, path, schema) :]:
            for statement in statements:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(schema.migrations)}")
        connection.execute(f"PRAGMA application_id = {schema.application_id}")


def _version(connection: sqlite3.Connection, path: Path, schema: Schema) -> int:
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if version > len(schema.migrations):
        raise WorkspaceError(f"{path} was written by a newer credit-tutor. Update credit-tutor, or {schema.elsewhere}.")
    return version


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


def _require_sound(connection: sqlite3.Connection, schema: Schema) -> None:
    try:
        is_empty = not connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
        application_id = connection.execute("PRAGMA application_id").fetchone()[0]
        if not is_empty and application_id != schema.application_id:
            raise _DamagedError("it is a database of another kind")
        found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.Error as error:
        if _code(error) in _DAMAGED:
            raise _DamagedError(str(error)) from None
        raise  # a lock or a full disk passes by itself
    if found != "ok":
        raise _DamagedError(found.strip())


def _set_aside(path: Path, damage: _DamagedError, schema: Schema) -> str:
    aside = path.with_name(f"{path.name}.unreadable-{datetime.now(UTC):%Y-%m-%dT%H-%M-%S-%fZ}")
    try:
        path.rename(aside)
        for companion in ("-wal", "-shm"):
            with suppress(FileNotFoundError):
                Path(f"{path}{companion}").rename(f"{aside}{companion}")
    except OSError as error:
        raise WorkspaceError(f"{path} is damaged ({damage}) and cannot be renamed: {error.strerror}.") from None
    return f"{schema.if_damaged}: {damage}. It is kept as {aside}, and a new one was begun."


def _advice(error: sqlite3.Error, schema: Schema) -> str:
    code = _code(error)
    if code in _BUSY:
        return "Another program is using it; please try again."
    if code in _DAMAGED and schema.if_damaged:
        return "Start credit-tutor again: it will keep the damaged file aside and begin a new one."
    return f"Mend that, or {schema.elsewhere}."


def _sentence(advice: str) -> str:
    return f"{advice[0].upper()}{advice[1:]}."


def _code(error: sqlite3.Error) -> int:
    # The low byte is the kind of fault; the others tell its variants apart.
    return getattr(error, "sqlite_errorcode", 0) & 0xFF
