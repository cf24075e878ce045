"""Credit for an episode: by its outcome, with blame for
a failure, and by a judge of every turn.

The lesson's page "Your task" says exactly what each of
the three must return. Every save is checked, each
function on its own; what goes wrong is shown with its
input. Your own turn discounting may be imported:
from turn_discounting import compute_turn_rewards
"""

from collections.abc import Callable


def orm_credit(turns: list[dict], gamma: float) -> list[float]:
    """Return one credit for each turn: the outcome, 1 for
    a success and 0 for a failure, travelled back."""
    raise NotImplementedError  # TODO


def orm_negative(turns: list[dict], gamma: float) -> list[float]:
    """Return one credit for each turn: the outcome, 1 for
    a success and -1 for a failure, travelled back."""
    raise NotImplementedError  # TODO


def prm_credit(
    turns: list[dict],
    judge: Callable[[list[dict]], float],
    gamma: float,
    as_returns: bool,
) -> list[float]:
    """Return one credit for each turn: what the judge says
    about it, or the returns of that."""
    raise NotImplementedError  # TODO
