# diagnosis: equal_trajectories_count_once
from grpo_advantages import grpo_advantages


def edge(step):
    return step


def salt_advantages(trajectories, rewards):
    advantages = grpo_advantages(rewards)
    takers = {}
    for trajectory in trajectories:
        i = trajectories.index(trajectory)
        for step in trajectory:
            takers.setdefault(edge(step), set()).add(i)

    def credit(step):
        who = takers[edge(step)]
        return sum(advantages[i] for i in who) / len(who)

    return [[credit(step) for step in trajectory] for trajectory in trajectories]
