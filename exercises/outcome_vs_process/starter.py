"""Outcome against process: two kinds of credit, and a
test of which one finds the mistake.

The lesson's page "Your task" says exactly what each of
the three must return. Every save is checked, each
function on its own; what goes wrong is shown with its
input.
"""


def outcome_only_credit(
    step_rewards: list[float], final_outcome_reward: float
) -> list[float]:
    """Return one credit for each step, made from the
    outcome of the whole trajectory."""
    raise NotImplementedError  # TODO


def process_credit(step_rewards: list[float]) -> list[float]:
    """Return one credit for each step, made from the
    score of that step."""
    raise NotImplementedError  # TODO


def can_distinguish(credits: list[float], bad_step: int) -> bool:
    """Return True only if the credit of the bad step
    (counted from 0) is below that of every other step."""
    raise NotImplementedError  # TODO
