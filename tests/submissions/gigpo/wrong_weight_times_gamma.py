# diagnosis: returns_one_gamma_too_many
from collections import defaultdict


def step_returns(rewards, gamma):
    out, g = [], 0.0
    for r in reversed(rewards):
        g = r + gamma * g
        out.insert(0, g)
    return out


def norm(values, mode):
    mean = sum(values) / len(values)
    centred = [v - mean for v in values]
    if mode == "mean_norm":
        return centred
    if min(values) == max(values):
        return [0.0] * len(values)
    std = (sum(c * c for c in centred) / len(values)) ** 0.5
    return [c / std for c in centred]


def gigpo_advantages(episode_rewards, step_rewards, anchor_obs, gamma=0.95, step_weight=1.0, mode="mean_norm"):
    outer = norm(list(episode_rewards), mode)
    returns = [step_returns(r, gamma) for r in step_rewards]
    piles = defaultdict(list)
    for i, states in enumerate(anchor_obs):
        for t, s in enumerate(states):
            piles[s].append((i, t))
    answer = [[a] * len(r) for a, r in zip(outer, step_rewards)]
    for pile in piles.values():
        inner = norm([returns[i][t] for i, t in pile], mode)
        for (i, t), a in zip(pile, inner):
            answer[i][t] += step_weight * gamma * a
    return answer
