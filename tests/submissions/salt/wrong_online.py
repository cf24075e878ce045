# diagnosis: goes_along_and_averages
from grpo_advantages import grpo_advantages


def salt_advantages(trajectories, rewards):
    edges, out = {}, []
    for t, a in zip(trajectories, grpo_advantages(rewards)):
        for step in set(t):
            edges.setdefault(step, []).append(a)
        out.append([sum(edges[s]) / len(edges[s]) for s in t])
    return out
