# diagnosis: as_in_the_official_code
import numpy as np


def step_returns(rewards, gamma):
    out = np.zeros(len(rewards))
    running = 0
    for t in reversed(range(len(rewards))):
        running = rewards[t] + gamma * running
        out[t] = running
    return out


def norm(x, mode):
    x = np.array(x, dtype=float)
    d = x - x.mean()
    if mode == "mean_std_norm":
        d = d / (x.std(ddof=1) + 1e-6) if len(x) > 1 else d
    return d


def gigpo_advantages(episode_rewards, step_rewards, anchor_obs, gamma=0.95, step_weight=1.0, mode="mean_norm"):
    rows = [e for e, r in zip(episode_rewards, step_rewards) for _ in r]
    A = norm(rows, mode) if len(rows) > 1 else rows
    first = np.cumsum([0] + [len(r) for r in step_rewards])
    A_E = [A[i] for i in first[:-1]]
    R = [step_returns(r, gamma) for r in step_rewards]
    A_S = [np.zeros(len(r)) for r in step_rewards]
    for state in set(s for obs in anchor_obs for s in obs):
        where = [(i, t) for i, obs in enumerate(anchor_obs) for t, s in enumerate(obs) if s == state]
        a = norm([R[i][t] for i, t in where], mode)
        for n, (i, t) in enumerate(where):
            A_S[i][t] = a[n]
    return [(A_E[i] + step_weight * A_S[i]).tolist() for i in range(len(A_S))]
