import numpy as np


def compute_turn_rewards(turn_rewards, gamma=0.9):
    rewards = np.asarray(turn_rewards, dtype=np.float32)
    g = np.float32(gamma)
    out = np.zeros(len(rewards), dtype=np.float32)
    running = np.float32(0)
    for i in range(len(rewards) - 1, -1, -1):
        running = rewards[i] + g * running
        out[i] = running
    return out
