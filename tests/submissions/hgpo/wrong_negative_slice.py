# diagnosis: counted_from_behind
from collections import defaultdict


def normalise(values, mode):
    mean = sum(values) / len(values)
    if mode == "mean_norm":
        return [v - mean for v in values]
    if max(values) == min(values):
        return [0.0 for _ in values]
    std = (sum((v - mean) ** 2 for v in values) / len(values)) ** 0.5
    return [(v - mean) / std for v in values]


def hgpo_advantages(step_returns, anchor_obs, history_length=2, alpha=1.0, mode="mean_norm"):
    items = defaultdict(list)
    for k in range(history_length + 1):
        groups = defaultdict(list)
        for i, states in enumerate(anchor_obs):
            for t in range(len(states)):
                groups[tuple(states[t - k : t + 1])].append((i, t))
        for members in groups.values():
            if len(members) == 1:
                continue
            values = [step_returns[i][t] for i, t in members]
            for step, a in zip(members, normalise(values, mode)):
                items[step].append((k, a))
    out = []
    for i, states in enumerate(anchor_obs):
        row = []
        for t in range(len(states)):
            weights = [(k + 1) ** alpha for k, _ in items[i, t]]
            total = sum(w * a for w, (_, a) in zip(weights, items[i, t]))
            row.append(total / sum(weights) if weights else 0.0)
        out.append(row)
    return out
