"""The tables of a workspace's database; a released migration is never changed, only followed by another.

Times are UTC in ISO 8601 with microseconds, so that their order as text is their order in time.
"""

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
            opened_at TEXT,
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
"""Each entry is the statements that lead from one version of the database to the next."""
