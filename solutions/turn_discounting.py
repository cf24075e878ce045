"""Turn discounting: every turn is credited with what came of it, and less with each turn of distance.

Source: Sutton and Barto, Reinforcement Learning: An Introduction (2nd edition), equations 3.8 and 3.9, with a turn of
the agent as the step.
"""

from collections.abc import Sequence


def compute_turn_rewards(turn_rewards: Sequence[float], gamma: float = 0.9) -> list[float]:
    """Return the discounted return-to-go of every turn: G_t = r_t + gamma * G_{t+1}, with nothing after the last.

    `turn_rewards` holds the reward of each turn of one episode, `gamma` lies between 0 and 1 inclusive. The answer is
    in the order of the turns and as long as `turn_rewards`.
    """
    returns: list[float] = []
    to_go = 0.0
    for reward in reversed(turn_rewards):
        to_go = reward + gamma * to_go
        returns.append(to_go)
    return returns[::-1]
