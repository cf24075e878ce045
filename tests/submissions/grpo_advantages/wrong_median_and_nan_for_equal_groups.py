# diagnosis: median_baseline (looks like)
import numpy as np


def grpo_advantages(rewards):
    r = np.array(rewards, dtype=float)
    return (r - np.median(r)) / r.std()
