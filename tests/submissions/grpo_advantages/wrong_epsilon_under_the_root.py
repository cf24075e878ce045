# diagnosis: large_epsilon
import numpy as np


def grpo_advantages(rewards):
    r = np.array(rewards, dtype=float)
    return (r - r.mean()) / np.sqrt(r.var() + 1e-5)
