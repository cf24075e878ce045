# diagnosis: every_visit_counts (looks like)
from statistics import fmean
from grpo_advantages import grpo_advantages


def salt_advantages(trajectories, rewards):
    start = trajectories[0][0][0]
    adv = grpo_advantages(rewards)
    edges = {}
    for t, a in zip(trajectories, adv):
        for step in t:
            edges.setdefault(step, []).append(a)
    return [[fmean(edges[s]) for s in t] for t in trajectories]
