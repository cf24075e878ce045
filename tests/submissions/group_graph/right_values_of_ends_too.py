"""The ends are in my dict as well, under names that nobody else has."""
from collections import defaultdict
from statistics import fmean


def node_values(trajectories, rewards, gamma):
    worth = defaultdict(list)
    for i, (traj, r) in enumerate(zip(trajectories, rewards)):
        states = [s for s, _, _ in traj] + [f"end of {i}"]
        for t, s in enumerate(states):
            worth[s].append(gamma ** (len(traj) - t) * r)
    return {s: fmean(w) for s, w in worth.items()}


def graph_step_advantages(trajectories, rewards, gamma):
    v = node_values(trajectories, rewards, gamma)
    rows = []
    for i, traj in enumerate(trajectories):
        names = [s for s, _, _ in traj] + [f"end of {i}"]
        rows.append([v[b] - v[a] for a, b in zip(names, names[1:])])
    n = sum(map(len, rows))
    mean = sum(map(sum, rows)) / n if n else 0.0
    return [[g - mean for g in row] for row in rows]
