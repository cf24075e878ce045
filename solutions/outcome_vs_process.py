"""Two kinds of credit for the steps of one trajectory, and a test of which of them names the culprit."""

from collections.abc import Sequence


def outcome_only_credit(step_rewards: Sequence[float], final_outcome_reward: float) -> list[float]:
    """Give every step the outcome of the whole trajectory.

    Outcome supervision, as in DeepSeekMath (arXiv 2402.03300, section 4.1.2): one number for a whole output.

    Returns one credit per step; the steps' own scores are not looked at, only counted.
    """
    return [final_outcome_reward for _ in step_rewards]


def process_credit(step_rewards: Sequence[float]) -> list[float]:
    """Give every step its own score and nothing else.

    Process supervision, as in "Let's Verify Step by Step" (arXiv 2305.20050, section 2): one score a step.

    Returns one credit per step, in order.
    """
    return list(step_rewards)


def can_distinguish(credits: Sequence[float], bad_step: int) -> bool:
    """Tell whether these credits name the bad step: it must stand alone at the bottom.

    `bad_step` counts from 0. A tie for the lowest credit names nobody; a lone step has no rival.
    """
    return all(credits[bad_step] < credit for step, credit in enumerate(credits) if step != bad_step)
