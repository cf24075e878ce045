import numpy as np


def step_returns(rewards, gamma):
    out, acc = [], 0.0
    for r in rewards[::-1]:
        acc = r + gamma * acc
        out.insert(0, acc)
    return out


def norm(values, mode):
    v = np.array(values, float)
    v = v - v.mean()
    return v / np.sqrt(np.mean(v * v) + 1e-9) if mode == "mean_std_norm" else v


def gigpo_advantages(episode_rewards, step_rewards, anchor_obs, gamma=0.95, step_weight=1.0, mode="mean_norm"):
    a_e = norm(episode_rewards, mode)
    out = [[float(a_e[i])] * len(r) for i, r in enumerate(step_rewards)]
    gs = [step_returns(r, gamma) for r in step_rewards]
    index = {}
    for i, states in enumerate(anchor_obs):
        for t, s in enumerate(states):
            index.setdefault(s, []).append((i, t))
    for where in index.values():
        for (i, t), a in zip(where, norm([gs[i][t] for i, t in where], mode)):
            out[i][t] += step_weight * float(a)
    return out
