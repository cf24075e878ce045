import numpy as np
from grpo_advantages import grpo_advantages
def salt_advantages(trajectories, rewards):
    A = np.array(grpo_advantages(rewards))
    rows = []
    for t in trajectories:
        rows.append(np.array([A[[s in o for o in trajectories]].mean() for s in t]))
    out = np.empty(len(rows), dtype=object)
    out[:] = rows
    return out
