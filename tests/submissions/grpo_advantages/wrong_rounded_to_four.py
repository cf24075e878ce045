# diagnosis: rounded
import numpy as np


def grpo_advantages(rewards):
    r = np.array(rewards, dtype=float)
    if (r == r[0]).all():
        return np.zeros(len(r))
    return np.round((r - r.mean()) / r.std(), 4)
