import numpy as np


def hgpo_advantages(step_returns, anchor_obs, history_length=2, alpha=1.0, mode="mean_norm"):
    lens = np.array([len(r) for r in step_returns])
    N, T = len(lens), lens.max()
    G = np.zeros((N, T)); mask = np.arange(T) < lens[:, None]
    G[mask] = np.concatenate([np.asarray(r, float) for r in step_returns])
    _, inv = np.unique(np.array([s for r in anchor_obs for s in r], object), return_inverse=True)
    S = np.full((N, T), -1); S[mask] = inv.ravel()
    ctx = S.copy()
    num = np.zeros((N, T)); den = np.zeros((N, T))
    for k in range(min(history_length, T - 1) + 1):
        if k:
            prev = np.full_like(ctx, -1)
            prev[:, 1:] = ctx[:, :-1]
            ok = mask & (prev >= 0) & (np.arange(T) >= k)
            pairs = np.stack([prev[ok], S[ok]], 1)
            new = np.full_like(ctx, -1)
            if len(pairs) == 0:
                break
            _, inv = np.unique(pairs, axis=0, return_inverse=True)
            new[ok] = inv.ravel()
            ctx = new
        else:
            ok = mask
        ids, g = ctx[ok], G[ok]
        n = np.bincount(ids)
        mu = np.bincount(ids, g) / n
        a = g - mu[ids]
        if mode == "mean_std_norm":
            sd = np.sqrt(np.bincount(ids, a**2) / n)[ids]
            a = np.where(sd > 1e-9, a / np.where(sd > 1e-9, sd, 1), 0)
        w = (n[ids] > 1) * np.exp(alpha * np.log(k + 1))
        num[ok] += w * a
        den[ok] += w
    A = np.divide(num, den, out=np.zeros_like(num), where=den > 0)
    return [row[m] for row, m in zip(A, mask)]
