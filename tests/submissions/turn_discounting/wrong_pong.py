# diagnosis: fresh_start_at_every_reward
import numpy as np


def compute_turn_rewards(turn_rewards, gamma=0.9):
    r = np.array(turn_rewards, dtype=np.float64)
    d = np.zeros(len(r))
    add = 0.0
    for t in range(len(r) - 1, -1, -1):
        if r[t] != 0:
            add = 0.0  # new rally
        add = add * gamma + r[t]
        d[t] = add
    return d.tolist()
