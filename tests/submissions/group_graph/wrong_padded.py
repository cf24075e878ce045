# diagnosis: counted_to_the_longest, values_below_are_wrong
import numpy as np


def node_values(trajectories, rewards, gamma):
    T = max((len(t) for t in trajectories), default=0)
    discounts = np.array([gamma ** (T - t) for t in range(T)])
    visits = {}
    for traj, r in zip(trajectories, rewards):
        for d, (s, _, _) in zip(discounts, traj):
            visits.setdefault(s, []).append(float(d * r))
    return {s: float(np.mean(w)) for s, w in visits.items()}


def graph_step_advantages(trajectories, rewards, gamma):
    v = node_values(trajectories, rewards, gamma)
    gains = []
    for traj, r in zip(trajectories, rewards):
        row = []
        for t, (s, a, n) in enumerate(traj):
            ahead = v[n] if t < len(traj) - 1 else r
            row.append(ahead - v[s])
        gains.append(row)
    flat = [g for row in gains for g in row]
    mean = sum(flat) / len(flat) if flat else 0.0
    return [[g - mean for g in row] for row in gains]
