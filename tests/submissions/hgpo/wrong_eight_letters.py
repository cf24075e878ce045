# diagnosis: texts_made_alike
from collections import defaultdict


def norm(values, mode):
    mean = sum(values) / len(values)
    centred = [v - mean for v in values]
    if mode == "mean_norm":
        return centred
    if min(values) == max(values):
        return [0.0] * len(values)
    std = (sum(c * c for c in centred) / len(values)) ** 0.5
    return [c / std for c in centred]


def hgpo_advantages(step_returns, anchor_obs, history_length=2, alpha=1.0, mode="mean_norm"):
    top = [[0.0] * len(r) for r in step_returns]
    total = [[0.0] * len(r) for r in step_returns]
    depth = min(history_length, max(map(len, anchor_obs)) - 1)
    import numpy as np
    anchor_obs = [np.array(r, dtype="U8").tolist() for r in anchor_obs]
    for k in range(depth + 1):
        w = (k + 1) ** alpha
        piles = defaultdict(list)
        for i, states in enumerate(anchor_obs):
            for t in range(k, len(states)):
                key = tuple(states[t - k : t + 1])
                piles[key].append((i, t))
        for pile in piles.values():
            if len(pile) < 2:
                continue
            for (i, t), a in zip(pile, norm([step_returns[i][t] for i, t in pile], mode)):
                top[i][t] += w * a
                total[i][t] += w
    return [[a / b if b else 0.0 for a, b in zip(x, y)] for x, y in zip(top, total)]
