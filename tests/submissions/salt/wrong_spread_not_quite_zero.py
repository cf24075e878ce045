# diagnosis: exact_zero_test
from collections import defaultdict
def grpo(rewards):
    n = len(rewards); mu = sum(rewards)/n
    sd = (sum((r-mu)**2 for r in rewards)/n) ** .5
    return [(r-mu)/sd if sd > 0 else 0.0 for r in rewards]

def salt_advantages(trajectories, rewards):
    A = grpo(rewards)
    who = defaultdict(set)
    for i, t in enumerate(trajectories):
        for k in range(len(t)): who[t[k]].add(i)
    return [[sum(A[i] for i in who[t[k]])/len(who[t[k]]) for k in range(len(t))] for t in trajectories]
