# diagnosis: equal_advantages_count_once
from grpo_advantages import grpo_advantages


def edge(step):
    return step


def salt_advantages(trajectories, rewards):
    advantages = grpo_advantages(rewards)
    takers = {}
    for i, trajectory in enumerate(trajectories):
        for step in trajectory:
            takers.setdefault(edge(step), set()).add(advantages[i])

    def credit(step):
        who = takers[edge(step)]
        return sum(who) / len(who)

    return [[credit(step) for step in trajectory] for trajectory in trajectories]
