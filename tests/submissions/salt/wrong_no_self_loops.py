# diagnosis: none
from grpo_advantages import grpo_advantages
def salt_advantages(trajectories, rewards):
    A = grpo_advantages(rewards); d = {}
    for i, t in enumerate(trajectories):
        for (s, a, n) in t:
            if s == n: continue          # no self loops in a graph
            d.setdefault((s, a, n), set()).add(i)
    return [[sum(A[j] for j in d.get(x, {i}))/len(d.get(x, {i})) for x in t] for i, t in enumerate(trajectories)]
