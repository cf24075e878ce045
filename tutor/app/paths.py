"""Paths as people write them."""

from pathlib import Path


def home_path(path: Path) -> str:
    """Return the path with the home folder as ~."""
    home = Path.home()
    return f"~/{path.relative_to(home)}" if path.is_relative_to(home) else str(path)
