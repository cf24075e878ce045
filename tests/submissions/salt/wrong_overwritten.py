# diagnosis: the_last_one_wins
from grpo_advantages import grpo_advantages


def salt_advantages(trajectories, rewards):
    graph = {}
    for traj, adv in zip(trajectories, grpo_advantages(rewards)):
        for step in traj:
            graph[step] = adv
    return [[graph[step] for step in traj] for traj in trajectories]
