from collections import defaultdict
from statistics import mean, pstdev


def salt_advantages(trajectories, rewards):
    mu, sigma = mean(map(float, rewards)), pstdev(map(float, rewards))
    pools = defaultdict(list)
    for traj, r in zip(trajectories, rewards):
        for step in set(traj):
            pools[step].append((r - mu) / (sigma + 1e-6))
    return [[sum(pools[s]) / len(pools[s]) for s in traj] for traj in trajectories]
