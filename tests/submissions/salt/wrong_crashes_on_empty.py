# diagnosis: none
from statistics import fmean
from grpo_advantages import grpo_advantages


def salt_advantages(trajectories, rewards):
    starts = {t[0][0] for t in trajectories}
    adv = grpo_advantages(rewards)
    edges = {}
    for t, a in zip(trajectories, adv):
        for step in set(t):
            edges.setdefault(step, []).append(a)
    return [[fmean(edges[s]) for s in t] for t in trajectories]
