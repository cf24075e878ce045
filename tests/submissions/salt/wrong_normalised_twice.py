# diagnosis: normalised_again
import numpy as np
from grpo_advantages import grpo_advantages


def salt_advantages(trajectories, rewards):
    adv = grpo_advantages(rewards)
    rows = [
        [np.mean([adv[j] for j, t in enumerate(trajectories) if s in t]) for s in traj] for traj in trajectories
    ]
    flat = np.array([x for row in rows for x in row])
    if flat.size == 0 or flat.std() < 1e-8:
        return [[0.0 for _ in row] for row in rows]
    return [[(x - flat.mean()) / flat.std() for x in row] for row in rows]
