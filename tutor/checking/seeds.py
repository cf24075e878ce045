"""Seeds, from which inputs are drawn."""

import os


def new_seed() -> int:
    """Return a seed that nobody has seen: from 0 to 999,999, so that it can be told to somebody."""
    return int.from_bytes(os.urandom(8), "big") % 1_000_000
