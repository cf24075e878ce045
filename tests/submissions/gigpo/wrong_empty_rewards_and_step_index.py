# diagnosis: no_steps_forgotten, grouped_by_step_index
from collections import defaultdict


def step_returns(rewards, gamma):
    returns = [float(rewards[-1])]
    g = returns[0]
    for r in reversed(rewards[:-1]):
        g = r + gamma * g
        returns.append(g)
    return returns[::-1]


def normalise(values, mode):
    mean = sum(values) / len(values)
    if mode == "mean_norm" or max(values) == min(values):
        return [v - mean for v in values] if mode == "mean_norm" else [0.0 for _ in values]
    std = (sum((v - mean) ** 2 for v in values) / len(values)) ** 0.5
    return [(v - mean) / std for v in values]


def gigpo_advantages(episode_rewards, step_rewards, anchor_obs, gamma=0.95, step_weight=1.0, mode="mean_norm"):
    episode = normalise(episode_rewards, mode)
    returns = [step_returns(r, gamma) for r in step_rewards]
    groups = defaultdict(list)
    for i, states in enumerate(anchor_obs):
        for t, state in enumerate(states):
            groups[t].append((i, t))
    out = [[e] * len(r) for e, r in zip(episode, step_rewards)]
    for members in groups.values():
        step = normalise([returns[i][t] for i, t in members], mode)
        for (i, t), a in zip(members, step):
            out[i][t] += step_weight * a
    return out
