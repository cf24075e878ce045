# diagnosis: none
from grpo_advantages import grpo_advantages


def salt_advantages(trajectories, rewards):
    edges = {}
    for t, a in zip(trajectories, grpo_advantages(rewards)):
        for step in t:
            edges.setdefault(list(step), []).append(a)
    return [[sum(edges[list(s)]) / len(edges[list(s)]) for s in t] for t in trajectories]
