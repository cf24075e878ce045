import statistics
from collections import deque


class Levels(dict):
    def __missing__(self, key):
        self[key] = []
        return self[key]


def hgpo_advantages(step_returns, anchor_obs, history_length=2, alpha=1.0, mode="mean_norm"):
    groups = Levels()
    where = []
    for row_g, row_s in zip(step_returns, anchor_obs):
        window = deque(maxlen=history_length + 1)
        keys = []
        for g, s in zip(row_g, row_s):
            window.appendleft(s)
            w = tuple(window)
            keys.append([w[:n] for n in range(1, len(w) + 1)])
            for c in keys[-1]:
                groups[c].append(float(g))
        where.append(keys)

    def say(c, g):
        v = groups[c]
        d = g - statistics.fmean(v)
        if mode == "mean_std_norm":
            sd = statistics.pstdev(v)
            d = d / sd if sd else 0.0
        return d

    out = []
    for row_g, keys in zip(step_returns, where):
        row = []
        for g, cs in zip(row_g, keys):
            cs = [c for c in cs if len(groups[c]) >= 2]
            W = [len(c) ** alpha for c in cs]
            row.append(sum(w / sum(W) * say(c, g) for w, c in zip(W, cs)))
        out.append(row)
    return out
