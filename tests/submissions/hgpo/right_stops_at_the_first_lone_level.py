from grpo_advantages import grpo_advantages


def centred(xs):
    m = sum(xs) / len(xs)
    return [x - m for x in xs]


def hgpo_advantages(step_returns, anchor_obs, history_length=2, alpha=1.0, mode="mean_norm"):
    """Groups are nested, so whoever is alone at level k is alone at k + 1."""
    norm = {"mean_norm": centred, "mean_std_norm": grpo_advantages}[mode]
    steps = [(i, t) for i, states in enumerate(anchor_obs) for t in range(len(states))]

    def ctx(i, t, k):
        return anchor_obs[i][t - k : t + 1] if k <= t else None

    def one(i, t):
        top = bottom = 0.0
        for k in range(history_length + 1):
            mine = ctx(i, t, k)
            if mine is None:
                break
            group = [s for s in steps if ctx(*s, k) == mine]
            if len(group) < 2:
                break
            a = norm([step_returns[j][u] for j, u in group])[group.index((i, t))]
            top += (k + 1) ** alpha * a
            bottom += (k + 1) ** alpha
        return top / bottom if bottom else 0.0

    return [[one(i, t) for t in range(len(states))] for i, states in enumerate(anchor_obs)]
