# diagnosis: clipped
import numpy as np


def grpo_advantages(rewards):
    r = np.array(rewards, dtype=float)
    return np.clip((r - r.mean()) / (r.std() + 1e-8), -3, 3)
