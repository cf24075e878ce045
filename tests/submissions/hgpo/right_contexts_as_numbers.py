import numpy as np


def hgpo_advantages(step_returns, anchor_obs, history_length=2, alpha=1.0, mode="mean_norm"):
    names = sorted({s for r in anchor_obs for s in r})
    base = len(names) + 1
    number = {s: n + 1 for n, s in enumerate(names)}
    flat = [(i, t) for i, r in enumerate(anchor_obs) for t in range(len(r))]
    g = np.array([step_returns[i][t] for i, t in flat], dtype=np.float64)
    code = [number[anchor_obs[i][t]] for i, t in flat]
    num = np.zeros(len(g)); den = np.zeros(len(g))
    for k in range(history_length + 1):
        valid = np.array([t >= k for _, t in flat])
        if not valid.any():
            break
        if k:
            code = [c + base**k * number[anchor_obs[i][t - k]] if t >= k else 0 for c, (i, t) in zip(code, flat)]
        c = np.array(code, dtype=object)
        same = (c[:, None] == c[None, :]).astype(float) * valid[:, None] * valid[None, :]
        n = same.sum(1)
        company = n >= 2
        mean = same @ g / np.maximum(n, 1)
        dev = g - mean
        if mode == "mean_std_norm":
            var = ((g[None, :] - mean[:, None]) ** 2 * same).sum(1) / np.maximum(n, 1)
            sd = np.sqrt(var)
            dev = np.where(sd > 1e-8, dev / (sd + 1e-12), 0)
        num += company * (k + 1.0) ** alpha * dev
        den += company * (k + 1.0) ** alpha
    ans = np.nan_to_num(num / np.where(den == 0, 1, den))
    return [list(x) for x in np.split(ans, np.cumsum([len(r) for r in anchor_obs])[:-1])]
