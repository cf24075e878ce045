"""GiGPO: a group within the group.

The lesson's page "Your task" says exactly what both
functions return, and what you may import of your own.
"""


def step_returns(
    rewards: list[float], gamma: float
) -> list[float]:
    """Return, for every step of one rollout, its own
    reward plus gamma times the return of the next."""
    raise NotImplementedError  # TODO


def gigpo_advantages(
    episode_rewards: list[float],
    step_rewards: list[list[float]],
    anchor_obs: list[list[str]],
    gamma: float = 0.95,
    step_weight: float = 1.0,
    mode: str = "mean_norm",
) -> list[list[float]]:
    """Return one advantage for every step of every
    rollout of one prompt.

    Entry i of each list belongs to rollout i: its
    reward, the rewards of its steps, and the states in
    which those steps were taken.
    """
    raise NotImplementedError  # TODO
