"""HGPO: the same way to the same state.

The lesson's page "Your task" says exactly what to
return, and what you may import of your own.
"""


def hgpo_advantages(
    step_returns: list[list[float]],
    anchor_obs: list[list[str]],
    history_length: int = 2,
    alpha: float = 1.0,
    mode: str = "mean_norm",
) -> list[list[float]]:
    """Return one advantage for every step of every
    rollout of one prompt, blended over the levels from
    0 to `history_length`.

    Entry i of both lists belongs to rollout i: the
    returns of its steps, and the states in which those
    steps were taken.
    """
    raise NotImplementedError  # TODO
