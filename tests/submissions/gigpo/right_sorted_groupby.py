from itertools import groupby
from operator import itemgetter


def step_returns(rewards, gamma):
    if not rewards:
        return []
    rest = step_returns(rewards[1:], gamma)
    return [rewards[0] + gamma * rest[0] if rest else rewards[0]] + rest


def _rel(pairs, mode):
    """[(key, value)] -> {key: advantage}"""
    values = [v for _, v in pairs]
    n = len(values)
    mean = sum(values) / n
    if mode == "mean_std_norm":
        if all(v == values[0] for v in values):
            return {k: 0 for k, _ in pairs}
        spread = (sum(v * v for v in [v - mean for v in values]) / n) ** 0.5
    else:
        spread = 1
    return {k: (v - mean) / spread for k, v in pairs}


def gigpo_advantages(episode_rewards, step_rewards, anchor_obs, gamma=0.95, step_weight=1.0, mode="mean_norm"):
    visits = sorted(
        (state, i, t, g)
        for i, (states, rewards) in enumerate(zip(anchor_obs, step_rewards))
        for t, (state, g) in enumerate(zip(states, step_returns(rewards, gamma)))
    )
    part = {}
    for _, group in groupby(visits, key=itemgetter(0)):
        part |= _rel([((i, t), g) for _, i, t, g in group], mode)
    whole = _rel(list(enumerate(episode_rewards)), mode)
    return [[whole[i] + step_weight * part[i, t] for t in range(len(r))] for i, r in enumerate(step_rewards)]
