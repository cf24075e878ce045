# diagnosis: advantages_are_summed
from collections import Counter
from grpo_advantages import grpo_advantages


def salt_advantages(trajectories, rewards):
    graph = Counter()
    for traj, adv in zip(trajectories, grpo_advantages(rewards)):
        for step in set(traj):
            graph[step] += adv
    return [[graph[step] for step in traj] for traj in trajectories]
