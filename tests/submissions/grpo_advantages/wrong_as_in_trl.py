# diagnosis: sample_std
import numpy as np


def grpo_advantages(rewards):
    rewards = np.array(rewards, dtype=float)
    return (rewards - rewards.mean()) / (rewards.std(ddof=1) + 1e-4)
