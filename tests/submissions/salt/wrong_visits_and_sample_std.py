# diagnosis: none
from collections import defaultdict
from statistics import fmean, stdev


def salt_advantages(trajectories, rewards):
    std = stdev(rewards) if len(rewards) > 1 else 0
    adv = [(r - fmean(rewards)) / std if std else 0.0 for r in rewards]
    shared = defaultdict(list)
    for traj, a in zip(trajectories, adv):
        for step in traj:
            shared[step].append(a)
    return [[fmean(shared[step]) for step in traj] for traj in trajectories]
