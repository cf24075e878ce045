# diagnosis: standardised (looks like)
import numpy as np


def compute_turn_rewards(turn_rewards, gamma=0.9):
    R, out = 0.0, []
    for r in turn_rewards[::-1]:
        R = r + gamma * R
        out.insert(0, R)
    out = np.array(out)
    if len(out) == 0:
        return out
    return (out - out.mean()) / (out.std() + np.finfo(np.float32).eps)
