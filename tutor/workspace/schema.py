"""The tables of a workspace's database; a released migration is never changed, only followed by another.

Times are UTC in ISO 8601 with microseconds, so that their order as text is their order in time.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Schema:
    """What a database holds, and what is said where it cannot be used.

    Each entry of `migrations` is the statements that lead from one version to the next. `application_id` tells it
    from other programs' databases. `elsewhere` says how to choose another place. A damaged one is set aside where
    `if_damaged` says what of it could not be read; without, it is refused.
    """

    migrations: tuple[tuple[str, ...], ...]
    elsewhere: str
    application_id: int = 0
    if_damaged: str = ""


MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE attempts (
            exercise TEXT NOT NULL,
            number INTEGER NOT NULL,
            digest TEXT NOT NULL,
            source TEXT NOT NULL,
            why TEXT NOT NULL,
            outcome TEXT,
            points INTEGER,
            max_points INTEGER,
            seed INTEGER,
            checks TEXT NOT NULL DEFAULT '[]',
            first_at TEXT NOT NULL,
            last_at TEXT NOT NULL,
            PRIMARY KEY (exercise, number),
            UNIQUE (exercise, digest)
        )""",
        """CREATE TABLE progress (
            exercise TEXT PRIMARY KEY,
            starter TEXT,
            passed_at TEXT,
            gave_up_at TEXT,
            hints_shown INTEGER NOT NULL DEFAULT 0,
            seconds REAL NOT NULL DEFAULT 0,
            page INTEGER NOT NULL DEFAULT 1,
            seed INTEGER
        )""",
        "CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    ),
)

WORKSPACE = Schema(MIGRATIONS, "name another folder with --workspace", if_damaged="Your progress could not be read")
