import hashlib
import numpy as np


def step_returns(rewards, gamma):
    return list(np.array([np.dot(gamma ** np.arange(len(rewards) - t), rewards[t:]) for t in range(len(rewards))]))


def key(state):
    return hashlib.sha1(state.encode()).hexdigest()


def z(values, mode):
    v = np.array(values, dtype=np.float64)
    if v.size < 2 or np.allclose(v, v[0]):
        return np.zeros_like(v)
    v = v - np.average(v)
    return v / np.sqrt(np.var(v)) if mode.endswith("std_norm") else v


def gigpo_advantages(episode_rewards, step_rewards, anchor_obs, gamma=0.95, step_weight=1.0, mode="mean_norm"):
    buckets = {}
    result = []
    for i, (states, rewards, a) in enumerate(zip(anchor_obs, step_rewards, z(episode_rewards, mode))):
        result.append([a] * len(rewards))
        for t, g in enumerate(step_returns(rewards, gamma)):
            buckets.setdefault(key(states[t]), ([], []))
            buckets[key(states[t])][0].append((i, t))
            buckets[key(states[t])][1].append(g)
    for places, values in buckets.values():
        for (i, t), x in zip(places, z(values, mode)):
            result[i][t] += step_weight * x
    return result
