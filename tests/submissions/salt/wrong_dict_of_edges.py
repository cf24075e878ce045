# diagnosis: credit_of_the_graph
from grpo_advantages import grpo_advantages


def salt_advantages(trajectories, rewards):
    adv = grpo_advantages(rewards)
    graph = {}
    for step in {s for t in trajectories for s in t}:
        same = [adv[j] for j, t in enumerate(trajectories) if step in t]
        graph[step] = sum(same) / len(same)
    return graph
