import numpy as np


def step_returns(rewards, gamma):
    g = np.array(rewards, dtype=np.float64)
    for t in range(len(g) - 2, -1, -1):
        g[t] += gamma * g[t + 1]
    return g


def norm(v, mode):
    v = np.array(v, dtype=np.longdouble)
    d = v - v.mean()
    if mode == "mean_std_norm":
        s = v.std()
        d = np.divide(d, s, out=np.zeros_like(d), where=s > 1e-12)
    return d


def gigpo_advantages(episode_rewards, step_rewards, anchor_obs, gamma=0.95, step_weight=1.0, mode="mean_norm"):
    out = np.empty(len(step_rewards), dtype=object)
    ids = {}
    for i, a in enumerate(norm(episode_rewards, mode)):
        out[i] = np.full(len(step_rewards[i]), a)
    rets = [step_returns(r, gamma) for r in step_rewards]
    for i, row in enumerate(anchor_obs):
        for t, s in enumerate(row):
            ids.setdefault(hash(s), []).append((i, t))
    for k in ids:
        for (i, t), a in zip(ids[k], norm([rets[i][t] for i, t in ids[k]], mode)):
            out[i][t] += step_weight * a
    return out
