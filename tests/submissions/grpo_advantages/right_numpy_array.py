import numpy as np


def grpo_advantages(rewards):
    r = np.asarray(rewards, dtype=np.float64)
    if np.ptp(r) == 0:
        return np.zeros_like(r)
    return (r - r.mean()) / r.std()
