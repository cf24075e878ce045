import numpy as np


def step_returns(rewards, gamma):
    g = np.zeros(len(rewards) + 1)
    for t in range(len(rewards))[::-1]:
        g[t] = rewards[t] + gamma * g[t + 1]
    return g[:-1]


def gigpo_advantages(episode_rewards, step_rewards, anchor_obs, gamma=0.95, step_weight=1.0, mode="mean_norm"):
    flat = [s for states in anchor_obs for s in states]
    same = np.array([[a == b for b in flat] for a in flat], dtype=float)
    same /= same.sum(1, keepdims=True)
    g = np.concatenate([step_returns(r, gamma) for r in step_rewards])
    d = g - same @ g
    e = np.array(episode_rewards, float)
    e = e - e.mean()
    if mode == "mean_std_norm":
        sd = np.sqrt(np.maximum(same @ d**2, 0))
        d = np.where(sd > 1e-8, d / np.maximum(sd, 1e-8), 0)
        e = e / e.std() if e.std() > 1e-8 else 0 * e
    answer, n = [], 0
    for value, states in zip(e, anchor_obs):
        answer.append((value + step_weight * d[n : n + len(states)]).tolist())
        n += len(states)
    return answer
