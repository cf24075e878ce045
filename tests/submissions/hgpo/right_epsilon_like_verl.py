import numpy as np
from collections import defaultdict

EPS = 1e-6


def hgpo_advantages(step_returns, anchor_obs, history_length=2, alpha=1.0, mode="mean_norm"):
    items = defaultdict(list)
    clusters = defaultdict(list)
    for ti, h in enumerate(anchor_obs):
        for si in range(len(h)):
            for k in range(1, min(history_length + 1, si + 1) + 1):
                clusters[(k, tuple(h[si - k + 1 : si + 1]))].append((ti, si))
    for (k, _), members in clusters.items():
        if len(members) <= 1:
            continue
        r = np.array([step_returns[ti][si] for ti, si in members], dtype=float)
        a = r - r.mean()
        if mode == "mean_std_norm":
            a = a / (r.std() + EPS)
        for m, x in zip(members, a):
            items[m].append((k, x))
    out = []
    for ti, h in enumerate(anchor_obs):
        row = []
        for si in range(len(h)):
            w = np.array([k for k, _ in items[ti, si]], dtype=float) ** alpha
            x = np.array([a for _, a in items[ti, si]])
            row.append(float((w * x).sum() / (w.sum() + 1e-9)) if len(w) else 0.0)
        out.append(row)
    return out
