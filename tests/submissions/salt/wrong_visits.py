# diagnosis: every_visit_counts
from collections import defaultdict
from statistics import mean
from grpo_advantages import grpo_advantages


def salt_advantages(trajectories, rewards):
    shared = defaultdict(list)
    for traj, adv in zip(trajectories, grpo_advantages(rewards)):
        for step in traj:
            shared[step].append(adv)
    return [[mean(shared[step]) for step in traj] for traj in trajectories]
