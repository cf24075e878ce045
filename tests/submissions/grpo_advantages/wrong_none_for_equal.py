# diagnosis: skips_equal_groups
import numpy as np


def grpo_advantages(rewards):
    if max(rewards) == min(rewards):
        return None
    return (np.array(rewards) - np.mean(rewards)) / np.std(rewards)
