"""Wishes: how the learner likes the tutor to be."""

from tutor.workspace.database import Database


class WishRecord:
    """The learner's wishes in a workspace's database."""

    database: Database

    @property
    def theme(self) -> str | None:
        """The name of the theme that the learner chose, None before any choice."""
        with self.database.reading() as connection:
            row = connection.execute("SELECT value FROM notes WHERE name = 'theme'").fetchone()
        return None if row is None else str(row["value"])

    def wish_theme(self, name: str) -> None:
        """Note the theme that the learner chose.

        Raises:
            WorkspaceError: it cannot be written down.
        """
        with self.database.writing() as connection:
            connection.execute("INSERT OR REPLACE INTO notes VALUES ('theme', ?)", (name,))
