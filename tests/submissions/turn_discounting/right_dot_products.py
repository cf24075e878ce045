import numpy as np


def compute_turn_rewards(turn_rewards, gamma=0.9):
    r = np.array(turn_rewards, dtype=float)
    T = len(r)
    w = np.power(float(gamma), np.arange(T))  # 1, g, g^2, ...
    return [float(np.dot(r[t:], w[: T - t])) for t in range(T)]
