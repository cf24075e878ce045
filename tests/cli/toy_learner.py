"""What a learner of the toy course writes, and how a test runs a command."""

from collections.abc import Callable
from pathlib import Path

from click.testing import Result

TOYS = Path(__file__).parents[1] / "courses" / "toy"
Run = Callable[..., Result]

RIGHT = "def double(values):\n    return [2 * value for value in values]\n"
SQUARES = "def double(values):\n    return [value * value for value in values]\n"
