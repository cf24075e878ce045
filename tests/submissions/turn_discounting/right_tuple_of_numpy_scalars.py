import numpy as np


def compute_turn_rewards(turn_rewards, gamma=0.9):
    g = np.float64(0)
    found = ()
    stack = list(turn_rewards)
    kept = []
    while stack:
        g = np.float64(stack.pop()) + gamma * g
        kept += [g]
    found = tuple(kept[i] for i in range(len(kept) - 1, -1, -1))
    return found
