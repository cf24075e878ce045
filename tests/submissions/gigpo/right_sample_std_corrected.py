from collections import Counter, defaultdict
from math import sqrt
from statistics import mean, stdev


def step_returns(rewards, gamma):
    returns = {len(rewards): 0.0}
    for t in sorted(range(len(rewards)), reverse=True):
        returns[t] = rewards[t] + gamma * returns[t + 1]
    return [returns[t] for t in range(len(rewards))]


def norm(values, mode):
    n = len(values)
    if n == 1 or max(values) - min(values) < 1e-9:
        return n * [0.0]
    m = mean(values)
    s = stdev(values) * sqrt((n - 1) / n) if mode == "mean_std_norm" else 1
    return [(v - m) / s for v in values]


def gigpo_advantages(episode_rewards, step_rewards, anchor_obs, gamma=0.95, step_weight=1.0, mode="mean_norm"):
    seen = Counter(s for states in anchor_obs for s in states)
    queue = defaultdict(list)
    for states, rewards in zip(anchor_obs, step_rewards):
        for s, g in zip(states, step_returns(rewards, gamma)):
            queue[s].append(g)
    ready = {s: iter(norm(gs, mode)) for s, gs in queue.items() if seen[s] > 1}
    return [
        [e + step_weight * (next(ready[s]) if s in ready else 0) for s in states]
        for e, states in zip(norm(episode_rewards, mode), anchor_obs)
    ]
