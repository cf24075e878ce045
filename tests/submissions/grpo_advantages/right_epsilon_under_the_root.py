import numpy as np


def grpo_advantages(rewards):
    r = np.array(rewards, float)
    c = r - np.mean(r)
    return c / np.sqrt(np.mean(c * c) + 1e-8)
