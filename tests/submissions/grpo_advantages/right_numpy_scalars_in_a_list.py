import numpy as np


def grpo_advantages(rewards):
    std = np.std(rewards)
    if np.isclose(std, 0):
        return [np.float64(0)] * len(rewards)
    return [(np.float64(r) - np.mean(rewards)) / std for r in rewards]
