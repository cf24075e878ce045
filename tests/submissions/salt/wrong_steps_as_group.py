# diagnosis: long_ones_weigh_more
from collections import defaultdict
from statistics import fmean, pstdev


def salt_advantages(trajectories, rewards):
    rows = [r for traj, r in zip(trajectories, rewards) for _ in traj]
    if not rows:
        return [[] for _ in trajectories]
    mean, std = fmean(rows), pstdev(rows)
    edges = defaultdict(set)
    for i, traj in enumerate(trajectories):
        for step in traj:
            edges[step].add(i)
    adv = [(r - mean) / std if std > 1e-8 else 0.0 for r in rewards]
    return [[fmean(adv[i] for i in edges[step]) for step in traj] for traj in trajectories]
