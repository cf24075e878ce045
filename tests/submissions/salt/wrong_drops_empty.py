# diagnosis: without_steps_not_in_the_group
from statistics import fmean
from grpo_advantages import grpo_advantages


def salt_advantages(trajectories, rewards):
    pairs = [(t, r) for t, r in zip(trajectories, rewards) if t]
    if not pairs:
        return [[] for _ in trajectories]
    adv = grpo_advantages([r for _, r in pairs])
    edges = {}
    for (t, _), a in zip(pairs, adv):
        for step in set(t):
            edges.setdefault(step, []).append(a)
    return [[fmean(edges[s]) for s in t] for t in trajectories]
