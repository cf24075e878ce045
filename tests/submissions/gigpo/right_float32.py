import numpy as np

F = np.float32


def step_returns(rewards, gamma):
    out = np.zeros(len(rewards), dtype=F)
    run = F(0)
    for t in reversed(range(len(rewards))):
        run = F(rewards[t]) + F(gamma) * run
        out[t] = run
    return out


def normalise(x, mode):
    x = np.array(x, dtype=F)
    if (x == x[0]).all():
        return np.zeros(len(x), dtype=F)
    x = x - x.mean(dtype=F)
    return x / np.sqrt((x**2).mean(dtype=F)) if mode == "mean_std_norm" else x


def gigpo_advantages(episode_rewards, step_rewards, anchor_obs, gamma=0.95, step_weight=1.0, mode="mean_norm"):
    returns = [step_returns(r, gamma) for r in step_rewards]
    ae = normalise(episode_rewards, mode)
    out = [np.full(len(r), a, dtype=F) for r, a in zip(step_rewards, ae)]
    for state in {s for states in anchor_obs for s in states}:
        where = [(i, t) for i, states in enumerate(anchor_obs) for t, s in enumerate(states) if s == state]
        for (i, t), a in zip(where, normalise([returns[i][t] for i, t in where], mode)):
            out[i][t] += F(step_weight) * a
    return out
