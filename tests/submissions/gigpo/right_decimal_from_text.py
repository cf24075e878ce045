from decimal import Decimal, getcontext
getcontext().prec = 40
D = lambda x: Decimal(str(float(x)))


def step_returns(rewards, gamma):
    acc = Decimal(0)
    out = []
    for r in list(rewards)[::-1]:
        acc = D(r) + D(gamma) * acc
        out.append(acc)
    return [x for x in out[::-1]]


def norm(v, mode):
    m = sum(v) / Decimal(len(v))
    if max(v) == min(v):
        return [Decimal(0)] * len(v)
    s = Decimal(1) if mode == "mean_norm" else (sum((x - m) ** 2 for x in v) / len(v)).sqrt()
    return [(x - m) / s for x in v]


def gigpo_advantages(episode_rewards, step_rewards, anchor_obs, gamma=0.95, step_weight=1.0, mode="mean_norm"):
    E = norm([D(x) for x in episode_rewards], mode)
    R = [step_returns(r, gamma) for r in step_rewards]
    S = {s for states in anchor_obs for s in states}
    out = [[e] * len(r) for e, r in zip(E, R)]
    for s in S:
        where = [(i, t) for i, st in enumerate(anchor_obs) for t, x in enumerate(st) if x == s]
        for (i, t), a in zip(where, norm([R[i][t] for i, t in where], mode)):
            out[i][t] += D(step_weight) * a
    return out
