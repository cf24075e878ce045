# diagnosis: weights_turned_round
import numpy as np


def norm(x, mode):
    x = np.array(x, dtype=float)
    d = x - x.mean()
    return d / (x.std() + 1e-6) if mode == "mean_std_norm" else d


def hgpo_advantages(step_returns, anchor_obs, history_length=2, alpha=1.0, mode="mean_norm"):
    num = [np.zeros(len(r)) for r in step_returns]
    den = [np.zeros(len(r)) for r in step_returns]
    for k in range(history_length + 1):
        weight = (history_length - k + 1) ** alpha
        table = {}
        for i, states in enumerate(anchor_obs):
            for t in range(len(states)):
                if t >= k:
                    table.setdefault(tuple(states[t - k : t + 1]), []).append((i, t))
        for where in table.values():
            if len(where) > 1:
                adv = norm([step_returns[i][t] for i, t in where], mode)
                for (i, t), a in zip(where, adv):
                    num[i][t] += weight * a
                    den[i][t] += weight
    return [(n / np.where(d > 0, d, 1)).tolist() for n, d in zip(num, den)]
