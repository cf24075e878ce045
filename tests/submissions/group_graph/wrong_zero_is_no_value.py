# diagnosis: none
from collections import defaultdict
def node_values(trajectories, rewards, gamma):
    v = defaultdict(list)
    for t, R in zip(trajectories, rewards):
        T = len(t)
        for k, (s, a, n) in enumerate(t):
            v[s].append(gamma ** (T - k) * R)
    return {s: sum(w)/len(w) for s, w in v.items()}
def graph_step_advantages(trajectories, rewards, gamma):
    V = node_values(trajectories, rewards, gamma)
    gains = []
    for t, R in zip(trajectories, rewards):
        T = len(t)
        gains.append([(R if k == T - 1 else (V.get(n) or R)) - V[s] for k, (s, a, n) in enumerate(t)])
    flat = [x for g in gains for x in g]
    if not flat: return gains
    m = sum(flat)/len(flat)
    return [[x - m for x in g] for g in gains]
