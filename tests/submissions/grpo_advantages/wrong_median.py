# diagnosis: median_baseline
import numpy as np


def grpo_advantages(rewards):
    r = np.array(rewards, dtype=float)
    if r.max() == r.min():
        return r * 0
    return (r - np.median(r)) / r.std()
