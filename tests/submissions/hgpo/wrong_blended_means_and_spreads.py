# diagnosis: divided_after_blending
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
    sds = [[0.0] * len(r) for r in step_returns]
    top = [[0.0] * len(r) for r in step_returns]
    total = [[0.0] * len(r) for r in step_returns]
    depth = min(history_length, max(map(len, anchor_obs)) - 1)
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
                v = [step_returns[x][y] for x, y in pile]
                m = sum(v) / len(v)
                top[i][t] += w * m
                sds[i][t] += w * (sum((x - m) ** 2 for x in v) / len(v)) ** 0.5
                total[i][t] += w
    def one(g, m, s, b):
        if not b:
            return 0.0
        d = g - m / b
        if mode == "mean_norm":
            return d
        return d / (s / b) if s > 1e-9 else 0.0

    return [list(map(one, *rows)) for rows in zip(step_returns, top, sds, total)]
