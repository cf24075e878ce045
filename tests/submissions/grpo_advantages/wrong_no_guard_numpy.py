# diagnosis: no_zero_guard
import numpy as np


def grpo_advantages(rewards):
    rewards = np.array(rewards)
    return (rewards - rewards.mean()) / rewards.std()
