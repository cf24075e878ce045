# diagnosis: half_and_half
from grpo_advantages import grpo_advantages


def salt_advantages(trajectories, rewards):
    graph = {}
    for traj, adv in zip(trajectories, grpo_advantages(rewards)):
        for step in set(traj):
            graph[step] = (graph[step] + adv) / 2 if step in graph else adv
    return [[graph[step] for step in traj] for traj in trajectories]
