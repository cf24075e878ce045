import numpy as np

EPS = 1e-6


def grpo_advantages(rewards):
    rewards = np.array(rewards, dtype=float)
    return ((rewards - rewards.mean()) / (rewards.std() + EPS)).tolist()
