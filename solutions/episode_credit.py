"""Three ways to give credit to the turns of one episode: by its outcome, with blame for a failure, and by a judge.

They differ in the rewards that they hand out. How a reward travels back to the turns before it is the same for all:
Sutton and Barto, Reinforcement Learning: An Introduction (2nd edition), equation 3.9, with a turn as the step.
"""

from collections.abc import Callable, Sequence
from typing import Any

from turn_discounting import compute_turn_rewards

Turn = dict[str, Any]
Judge = Callable[[Sequence[Turn]], float]


def orm_credit(turns: Sequence[Turn], gamma: float) -> list[float]:
    """Return what an outcome reward of 1 for a success and 0 for a failure is worth at each turn.

    An episode has succeeded if its last turn is an answer that is "ok"; any other has failed.
    """
    return compute_turn_rewards(_outcome_at_the_end(turns, failure=0.0), gamma)


def orm_negative(turns: Sequence[Turn], gamma: float) -> list[float]:
    """Return what an outcome reward of 1 for a success and -1 for a failure is worth at each turn."""
    return compute_turn_rewards(_outcome_at_the_end(turns, failure=-1.0), gamma)


def prm_credit(turns: Sequence[Turn], judge: Judge, gamma: float, as_returns: bool) -> list[float]:
    """Return what a judge says about each turn, or what that is worth from each turn on.

    The judge is asked once about every turn, in order, and shown the turns up to and including that one.
    """
    scores = [judge(turns[: t + 1]) for t in range(len(turns))]
    return compute_turn_rewards(scores, gamma) if as_returns else scores


def _outcome_at_the_end(turns: Sequence[Turn], failure: float) -> list[float]:
    if not turns:
        return []
    succeeded = turns[-1]["action"] == "answer" and turns[-1]["ok"]
    return [0.0] * (len(turns) - 1) + [1.0 if succeeded else failure]
