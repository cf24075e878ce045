"""GRPO advantages: how much better is each sample than
its own group?

The lesson's page "Your task" says exactly what to
return. Every save is checked against groups that you do
not see; what goes wrong is shown with its input.
"""


def grpo_advantages(rewards: list[float]) -> list[float]:
    """Return one advantage for each sample of a group.

    `rewards` holds one number for each sample of one
    prompt, at least one.
    """
    raise NotImplementedError  # TODO
