# diagnosis: place_instead_of_distance
import numpy as np


def compute_turn_rewards(turn_rewards, gamma=0.9):
    r = np.array(turn_rewards, dtype=float)
    weighted = r * np.array([gamma**k for k in range(len(r))])
    return list(np.cumsum(weighted[::-1])[::-1])
