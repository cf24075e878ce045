"""GRPO: the group is the baseline."""

from collections.abc import Sequence
from math import sqrt


def grpo_advantages(rewards: Sequence[float]) -> list[float]:
    """Say by how many standard deviations each sample of a group is better than the group.

    A_i = (r_i - mean(r)) / std(r), DeepSeekMath (arXiv 2402.03300, section 4.1.2), with the population's
    standard deviation: the squares are averaged over all of the group.

    `rewards` holds one number per sample of one prompt; the answer one advantage per sample, in that order.
    A group of equal rewards, such as a group of one, has nothing to compare and gets exact zeros.
    """
    if min(rewards) == max(rewards):  # not std == 0: rounding gives [0.1, 0.1, 0.1] a std of 1e-17
        return [0.0 for _ in rewards]
    mean = sum(rewards) / len(rewards)
    variance = sum((reward - mean) ** 2 for reward in rewards) / len(rewards)
    return [(reward - mean) / sqrt(variance) for reward in rewards]
