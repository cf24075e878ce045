# diagnosis: coarse_zero_test
import numpy as np


def grpo_advantages(rewards):
    r = np.array(rewards, dtype=float)
    if r.std() < 0.01:
        return np.zeros_like(r)
    return (r - r.mean()) / r.std()
