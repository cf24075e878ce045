# diagnosis: squares_not_averaged
import numpy as np


def grpo_advantages(rewards):
    c = np.array(rewards, float) - np.mean(rewards)
    return c / (np.linalg.norm(c) + 1e-8)
