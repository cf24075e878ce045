"""SALT: a step that several trajectories took gets the
mean of their advantages.

The lesson's page "Your task" says exactly what to
return. Every save is checked against trajectories that
you do not see; what goes wrong is shown with its input.
"""

Step = tuple[str, str, str]  # state, action, next state


def salt_advantages(
    trajectories: list[list[Step]], rewards: list[float]
) -> list[list[float]]:
    """Return the advantage of every step: a list for each
    trajectory, with a number for each of its steps.

    `trajectories` are those of one prompt, and `rewards`
    says how each of them ended. Your own
    `grpo_advantages` may be imported.
    """
    raise NotImplementedError  # TODO
