# diagnosis: special_group_of_one
import numpy as np


def grpo_advantages(rewards):
    if len(rewards) < 2:
        return rewards
    r = np.array(rewards, dtype=float)
    return (r - r.mean()) / (r.std() + 1e-7)
