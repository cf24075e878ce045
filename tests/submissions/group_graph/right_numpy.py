import numpy as np


def node_values(trajectories, rewards, gamma):
    states = [s for traj in trajectories for s, _, _ in traj]
    if not states:
        return {}
    worth = np.concatenate([r * gamma ** np.arange(len(t), 0, -1, dtype=float) for t, r in zip(trajectories, rewards)])
    names, index = np.unique(np.array(states, dtype=object).astype(str), return_inverse=True)
    mean = np.bincount(index, weights=worth) / np.bincount(index)
    return {str(name): value for name, value in zip(names, mean)}


def graph_step_advantages(trajectories, rewards, gamma):
    V = node_values(trajectories, rewards, gamma)
    rows = [np.diff([*(V[s] for s, _, _ in t), r]) if t else np.array([]) for t, r in zip(trajectories, rewards)]
    flat = np.concatenate(rows) if rows else np.array([])
    mean = flat.mean() if flat.size else 0.0
    return [row - mean for row in rows]
