import numpy as np

F = np.float32


def hgpo_advantages(step_returns, anchor_obs, history_length=2, alpha=1.0, mode="mean_norm"):
    returns = [np.array(r, dtype=F) for r in step_returns]
    num = [np.zeros(len(r), dtype=F) for r in step_returns]
    den = [np.zeros(len(r), dtype=F) for r in step_returns]
    for k in range(history_length + 1):
        contexts = {}
        for i, states in enumerate(anchor_obs):
            for t in range(k, len(states)):
                contexts.setdefault(tuple(states[t - k : t + 1]), []).append((i, t))
        w = F(k + 1) ** F(alpha)
        for group in contexts.values():
            if len(group) == 1:
                continue
            v = np.array([returns[i][t] for i, t in group], dtype=F)
            if (v == v[0]).all():
                a = np.zeros(len(v), dtype=F)
            else:
                a = v - v.mean(dtype=F)
                if mode == "mean_std_norm":
                    a = a / np.sqrt((a * a).mean(dtype=F))
            for (i, t), x in zip(group, a):
                num[i][t] += w * x
                den[i][t] += w
    return [n / np.maximum(d, F(1e-30)) for n, d in zip(num, den)]
