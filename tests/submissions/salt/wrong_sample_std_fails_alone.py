# diagnosis: spread_of_a_sample (looks like)
from collections import defaultdict
from statistics import fmean, stdev


def salt_advantages(trajectories, rewards):
    adv = [(r - fmean(rewards)) / (stdev(rewards) + 1e-6) for r in rewards]
    shared = defaultdict(list)
    for traj, a in zip(trajectories, adv):
        for step in set(traj):
            shared[step].append(a)
    return [[fmean(shared[step]) for step in traj] for traj in trajectories]
