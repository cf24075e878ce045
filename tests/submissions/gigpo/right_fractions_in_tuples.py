from fractions import Fraction as F
import math


def step_returns(rewards, gamma):
    g = F(0)
    back = []
    for r in reversed(list(rewards)):
        g = F(r) + F(gamma) * g
        back += [g]
    return tuple(reversed(back))


def norm(v, mode):
    m = F(sum(v), 1) / len(v)
    c = [x - m for x in v]
    if not any(c):
        return [F(0)] * len(v)
    if mode == "mean_norm":
        return c
    var = sum(x * x for x in c) / len(v)
    return [float(x) / math.sqrt(var) for x in c]


def gigpo_advantages(episode_rewards, step_rewards, anchor_obs, *, gamma=F(19, 20), step_weight=1, mode="mean_norm"):
    ep = norm([F(x) for x in episode_rewards], mode)
    rets = [step_returns(r, gamma) for r in step_rewards]
    groups = {}
    for i, row in enumerate(anchor_obs):
        for t, s in enumerate(row):
            groups.setdefault(s, {})[i, t] = rets[i][t]
    local = {}
    for g in groups.values():
        local |= dict(zip(g, norm(list(g.values()), mode)))
    return tuple(tuple(ep[i] + step_weight * local[i, t] for t in range(len(row))) for i, row in enumerate(anchor_obs))
