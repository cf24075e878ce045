# diagnosis: visits_are_summed, values_below_are_wrong
from collections import Counter


def node_values(trajectories, rewards, gamma):
    total = Counter()
    for traj, r in zip(trajectories, rewards):
        for t, (s, _, _) in enumerate(traj):
            total[s] += gamma ** (len(traj) - t) * r
    return dict(total)


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
