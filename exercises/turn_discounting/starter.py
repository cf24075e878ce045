"""Turn discounting: tell every turn how much came of it.

The lesson's page "Your task" says exactly what to
return. Every save is checked against rewards that you
do not see; what goes wrong is shown with its input.
"""


def compute_turn_rewards(
    turn_rewards: list[float], gamma: float = 0.9
) -> list[float]:
    """Return, for every turn, its own reward plus gamma
    times the return of the turn after it.

    `turn_rewards` holds the reward of each turn of one
    episode, first turn first; `gamma` is between 0 and
    1. The answer has one number for each turn.
    """
    raise NotImplementedError  # TODO
