import numpy as np
from grpo_advantages import grpo_advantages


def salt_advantages(trajectories, rewards):
    adv = np.asarray(grpo_advantages(rewards), dtype=float)
    edges = sorted({step for traj in trajectories for step in traj})
    if not edges:
        return [[] for _ in trajectories]
    index = {e: k for k, e in enumerate(edges)}
    taken = np.zeros((len(trajectories), len(edges)))
    for i, traj in enumerate(trajectories):
        for step in traj:
            taken[i, index[step]] = 1.0
    credit = (taken * adv[:, None]).sum(axis=0) / taken.sum(axis=0)
    return [np.array([credit[index[s]] for s in traj]) for traj in trajectories]
