import numpy as np


def step_returns(rewards, gamma):
    r = np.asarray(rewards, float).ravel()
    T = r.size
    lag = np.arange(T)[None, :] - np.arange(T)[:, None]
    with np.errstate(all="ignore"):
        D = np.where(lag >= 0, float(gamma) ** np.maximum(lag, 0), 0)
    return D @ r


def gigpo_advantages(episode_rewards, step_rewards, anchor_obs, gamma=0.95, step_weight=1.0, mode="mean_norm"):
    N = len(step_rewards)
    T = max(map(len, step_rewards))
    G = np.zeros((N, T))
    mask = np.zeros((N, T), bool)
    for n, row in enumerate(step_rewards):
        G[n, : len(row)] = step_returns(row, gamma)
        mask[n, : len(row)] = True
    flat_states = np.array([s for row in anchor_obs for s in row], dtype=object)
    _, ids = np.unique(flat_states, return_inverse=True)
    ids = ids.ravel()
    g = G[mask]
    count = np.bincount(ids)
    mu = np.bincount(ids, g) / count
    c = g - mu[ids]
    e = np.asarray(episode_rewards, float)
    ce = e - e.mean()
    if mode == "mean_std_norm":
        lo = np.full(count.size, np.inf); hi = -lo
        np.minimum.at(lo, ids, g); np.maximum.at(hi, ids, g)
        var = np.bincount(ids, c * c) / count
        sd = np.where(hi > lo, np.sqrt(var), np.inf)
        c = c / sd[ids]
        ce = np.zeros(N) if np.ptp(e) == 0 else ce / e.std()
    A = np.zeros((N, T))
    A[mask] = step_weight * c
    A += ce[:, None]
    return [A[n, mask[n]] for n in range(N)]
