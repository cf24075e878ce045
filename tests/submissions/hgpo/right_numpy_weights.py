import numpy as np


def norm(x, mode):
    x = np.asarray(x, dtype=float)
    x = x - x.mean()
    return x / (x.std() + 1e-6) if mode == "mean_std_norm" else x


def hgpo_advantages(step_returns, anchor_obs, history_length=2, alpha=1.0, mode="mean_norm"):
    K = history_length + 1
    index = {}
    for i, states in enumerate(anchor_obs):
        for t in range(len(states)):
            index[i, t] = len(index)
    A = np.full((len(index), K), np.nan)
    for k in range(K):
        groups = {}
        for (i, t), n in index.items():
            if t >= k:
                groups.setdefault(tuple(anchor_obs[i][t - k : t + 1]), []).append((n, step_returns[i][t]))
        for members in groups.values():
            if len(members) > 1:
                ns, values = zip(*members)
                A[list(ns), k] = norm(values, mode)
    w = np.arange(1, K + 1, dtype=float) ** alpha
    W = np.where(np.isnan(A), 0.0, w)
    total = W.sum(axis=1)
    flat = (W * np.nan_to_num(A)).sum(axis=1) / np.where(total > 0, total, 1)
    out, n = [], 0
    for states in anchor_obs:
        out.append(flat[n : n + len(states)])
        n += len(states)
    return out
