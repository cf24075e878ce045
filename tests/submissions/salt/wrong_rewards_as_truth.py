# diagnosis: won_or_lost
from collections import defaultdict
def salt_advantages(trajectories, rewards):
    rewards = [1.0 if r else 0.0 for r in rewards]
    n = len(rewards); p = sum(rewards)/n
    sd = (p*(1-p))**.5
    d = defaultdict(set)
    for i, t in enumerate(trajectories):
        for s in t: d[s].add(i)
    return [[(sum(rewards[i] for i in d[s])/len(d[s]) - p)/sd if sd else 0.0 for s in t] for t in trajectories]
