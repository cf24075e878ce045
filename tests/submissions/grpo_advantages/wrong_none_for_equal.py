# diagnosis: nothing_for_equal_rewards
import numpy as np


def grpo_advantages(rewards):
    if max(rewards) == min(rewards):
        return None
    return (np.array(rewards) - np.mean(rewards)) / np.std(rewards)
