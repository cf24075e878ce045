# HGPO, für Windows
def hgpo_advantages(step_returns, anchor_obs, history_length=2, alpha=1., mode="mean_norm"):
    out = [[(0., 0.) for _ in r] for r in step_returns]
    for k in range(history_length + 1):
        seen = {}
        for i, s in enumerate(anchor_obs):
            for t in range(k, len(s)):
                seen[tuple(s[t - k:t + 1])] = seen.get(tuple(s[t - k:t + 1]), []) + [(i, t)]
        for g in seen.values():
            v = [step_returns[i][t] for i, t in g]
            if len(v) > 1:
                m = sum(v) / len(v)
                d = (sum((x - m) ** 2 for x in v) / len(v)) ** .5
                d = 1 if mode == "mean_norm" or min(v) == max(v) else d
                for i, t in g:
                    w = (k + 1) ** alpha
                    a, b = out[i][t]
                    x = 0 if min(v) == max(v) else (step_returns[i][t] - m) / d
                    out[i][t] = a + w * x, b + w
    return [[a / b if b else 0. for a, b in r] for r in out]
