"""Online mean: A <- A + (w/W)(a - A)."""
from operator import itemgetter
from itertools import groupby
import numpy as np


def hgpo_advantages(step_returns, anchor_obs, history_length=2, alpha=1.0, mode="mean_norm"):
    A = [np.zeros(len(r), np.float32) for r in step_returns]
    W = [np.zeros(len(r), np.float32) for r in step_returns]
    K = min(history_length, max(len(s) for s in anchor_obs))
    for k in range(K + 1):
        rows = [(list(s[t - k : t + 1]), i, t) for i, s in enumerate(anchor_obs) for t in range(len(s)) if t - k >= 0]
        rows.sort()
        for _, g in groupby(rows, itemgetter(0)):
            g = list(g)
            if len(g) == 1:
                continue
            x = np.array([step_returns[i][t] for _, i, t in g], np.float32)
            d = x - x.mean()
            if mode == "mean_std_norm":
                d = d * 0 if np.allclose(x, x[0]) else d / x.std()
            for (_, i, t), a in zip(g, d):
                W[i][t] += (k + 1) ** alpha
                A[i][t] += (k + 1) ** alpha / W[i][t] * (a - A[i][t])
    return A
