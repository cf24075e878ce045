"""Dynamic sampling: spend the update on a group that can teach something.

DAPO (arXiv 2503.14476, section 3.2, Eq. 11) trains only on groups with 0 < number of right samples < G. Where
rewards are 0 or 1 their mean is the accuracy, so that is 0 < accuracy < 1. Every other group has no variance:
all its advantages are zero.
"""

from typing import Any

from grpo_advantages import grpo_advantages


def dynamic_sample(candidate_groups: list[list[float]]) -> dict[str, Any]:
    """Return the first group that is neither all right nor all wrong, with its accuracy and its advantages.

    Every group holds at least one reward, 0 or 1. If no group is mixed, all three values are None.
    """
    for group in candidate_groups:
        accuracy = sum(group) / len(group)
        if 0 < accuracy < 1:
            return {"kept_group": group, "accuracy": accuracy, "advantages": grpo_advantages(group)}
    return {"kept_group": None, "accuracy": None, "advantages": None}
