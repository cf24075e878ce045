# diagnosis: powers_divided_out_in_arrays
import numpy as np


def compute_turn_rewards(turn_rewards, gamma=0.9):
    r = np.asarray(turn_rewards, dtype=float)
    disc = gamma ** np.arange(len(r), dtype=float)
    tail = np.flip(np.cumsum(np.flip(r * disc)))
    return tail / disc
