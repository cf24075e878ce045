# aus dem Editor eines Freundes
def step_returns(rewards, gamma):
    s, out = 0, []
    for r in list(rewards)[::-1]:
        s = r + gamma * s
        out.append(s)
    return tuple(out[::-1])


def rel(v, mode):
    m = sum(v) / len(v)
    if min(v) == max(v):
        return [0] * len(v)
    d = (sum((x - m) ** 2 for x in v) / len(v)) ** .5 if mode == "mean_std_norm" else 1
    return [(x - m) / d for x in v]


def gigpo_advantages(episode_rewards, step_rewards, anchor_obs, gamma=.95, step_weight=1., mode="mean_norm"):
    G = [step_returns(r, gamma) for r in step_rewards]
    E = rel(episode_rewards, mode)
    A = [[0.0 for _ in r] for r in G]
    for s in set(sum(map(list, anchor_obs), [])):
        w = [(i, t) for i in range(len(G)) for t in range(len(G[i])) if anchor_obs[i][t] == s]
        for (i, t), a in zip(w, rel([G[i][t] for i, t in w], mode)):
            A[i][t] = E[i] + step_weight * a
    return A
