from decimal import Decimal, getcontext

getcontext().prec = 50


def D(x):
    return Decimal(float(x))


def step_returns(rewards, gamma):
    total, out = Decimal(0), []
    for r in reversed(rewards):
        total = D(r) + D(gamma) * total
        out.append(float(total))
    out.reverse()
    return out


def around_mean(xs, mode):
    xs = list(map(D, xs))
    mean = sum(xs) / len(xs)
    if max(xs) == min(xs):
        return [Decimal(0)] * len(xs)
    sd = (sum((x - mean) ** 2 for x in xs) / len(xs)).sqrt() if mode == "mean_std_norm" else 1
    return [(x - mean) / sd for x in xs]


def gigpo_advantages(episode_rewards, step_rewards, anchor_obs, gamma=0.95, step_weight=1.0, mode="mean_norm"):
    groups = {}
    returns = [step_returns(r, gamma) for r in step_rewards]
    for i, states in enumerate(anchor_obs):
        for t, s in enumerate(states):
            groups.setdefault(s, []).append((i, t))
    part = {}
    for members in groups.values():
        part.update(zip(members, around_mean([returns[i][t] for i, t in members], mode)))
    return tuple(
        tuple(float(e + D(step_weight) * part[i, t]) for t in range(len(anchor_obs[i])))
        for i, e in enumerate(around_mean(episode_rewards, mode))
    )
