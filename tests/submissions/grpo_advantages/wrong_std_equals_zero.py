# diagnosis: exact_zero_test
import numpy as np


def grpo_advantages(rewards):
    rewards = np.array(rewards, dtype=float)
    std = rewards.std()
    if std == 0:
        return np.zeros(len(rewards))
    return (rewards - rewards.mean()) / std
