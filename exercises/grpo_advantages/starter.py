"""GRPO advantages: how much better is each sample than its own group?

Write `grpo_advantages` below; the lesson's page "Your task" says exactly what it returns.
Every save is checked against groups that you do not see; what goes wrong is shown with the input that
shows it.
"""


def grpo_advantages(rewards: list[float]) -> list[float]:
    """Return one advantage per sample: its distance from the group's mean, in standard deviations.

    `rewards` holds one number per sample of one prompt, at least one.
    """
    raise NotImplementedError  # TODO
