import numpy as np


def grpo_advantages(rewards):
    rewards = np.array(rewards, dtype=float)
    if np.allclose(rewards, rewards[0]):
        return 0 * rewards
    centred = rewards - rewards.mean()
    return centred / np.linalg.norm(centred) * np.sqrt(len(rewards))
