from functools import lru_cache
from grpo_advantages import grpo_advantages
import json


def hgpo_advantages(step_returns, anchor_obs, history_length=2, alpha=1.0, mode="mean_norm"):
    obs = tuple(map(tuple, anchor_obs))
    steps = [(i, t) for i, o in enumerate(obs) for t in range(len(o))]

    @lru_cache(None)
    def key(i, t, k):
        return json.dumps(obs[i][t - k : t + 1]) if k <= t else ""

    @lru_cache(None)
    def group(key_, k):
        return tuple(p for p in steps if key(*p, k) == key_)

    @lru_cache(None)
    def compared(members):
        g = [step_returns[i][t] for i, t in members]
        if mode == "mean_std_norm":
            return dict(zip(members, grpo_advantages(g)))
        return {p: x - sum(g) / len(g) for p, x in zip(members, g)}

    def go(i, t, k=0, num=0.0, den=0.0):
        if k > min(history_length, t) or len(members := group(key(i, t, k), k)) < 2:
            return num / den if den else 0.0
        w = (k + 1) ** alpha
        return go(i, t, k + 1, num + w * compared(members)[i, t], den + w)

    return [[go(i, t) for t in range(len(r))] for i, r in enumerate(step_returns)]
