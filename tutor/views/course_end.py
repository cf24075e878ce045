"""What is said where no exercise comes next."""

from collections.abc import Sequence


def still_open(names: Sequence[str]) -> str:
    """Name the exercises that were never passed, or say that there are none."""
    return f"Still open: {', '.join(names)}." if names else "All others are passed."
