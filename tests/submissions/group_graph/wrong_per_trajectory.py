# diagnosis: centred_in_each_trajectory
def node_values(trajectories, rewards, gamma):
    visits = {}
    for traj, r in zip(trajectories, rewards):
        for t, (s, a, n) in enumerate(traj):
            visits.setdefault(s, []).append(gamma ** (len(traj) - t) * r)
    return {s: sum(w) / len(w) for s, w in visits.items()}


import numpy as np


def graph_step_advantages(trajectories, rewards, gamma):
    v = node_values(trajectories, rewards, gamma)
    out = []
    for traj, r in zip(trajectories, rewards):
        g = np.diff([v[s] for s, _, _ in traj] + [r])
        out.append((g - g.mean()).tolist() if len(g) else [])
    return out
