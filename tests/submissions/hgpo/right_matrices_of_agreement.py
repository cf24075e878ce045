import numpy as np


def hgpo_advantages(step_returns, anchor_obs, history_length=2, alpha=1.0, mode="mean_norm"):
    flat = [(i, t) for i, s in enumerate(anchor_obs) for t in range(len(s))]
    g = np.array([step_returns[i][t] for i, t in flat], dtype=float)
    n = len(flat)
    agree = np.ones((n, n), dtype=bool)
    top, bottom = np.zeros(n), np.zeros(n)
    for k in range(history_length + 1):
        for a, (i, t) in enumerate(flat):
            for b, (j, u) in enumerate(flat):
                agree[a, b] &= t >= k and u >= k and anchor_obs[i][t - k] == anchor_obs[j][u - k]
        size = agree.sum(1)
        has = size > 1
        if not has.any():
            break
        share = agree / np.maximum(size, 1)[:, None]
        d = g - share @ g
        if mode == "mean_std_norm":
            sd = np.sqrt(share @ g**2 - (share @ g) ** 2 + 1e-14)
            sd = np.array([np.sqrt(np.mean((g[agree[a]] - g[agree[a]].mean()) ** 2)) if has[a] else 1 for a in range(n)])
            d = np.where(sd > 1e-9, d / np.maximum(sd, 1e-9), 0)
        top += np.where(has, (k + 1.0) ** alpha * d, 0)
        bottom += np.where(has, (k + 1.0) ** alpha, 0)
    out = np.divide(top, bottom, out=np.zeros(n), where=bottom > 0)
    it = iter(out.tolist())
    return [[next(it) for _ in s] for s in anchor_obs]
