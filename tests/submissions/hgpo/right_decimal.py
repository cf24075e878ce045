from decimal import Decimal, getcontext

getcontext().prec = 40


def hgpo_advantages(step_returns, anchor_obs, history_length=2, alpha=1.0, mode="mean_norm"):
    D = lambda x: Decimal(float(x))
    levels = []
    for k in range(history_length + 1):
        groups, level = {}, {}
        for i, s in enumerate(anchor_obs):
            for t in range(k, len(s)):
                groups.setdefault(tuple(s[t - k : t + 1]), []).append((i, t))
        for g in groups.values():
            if len(g) == 1:
                continue
            v = [D(step_returns[i][t]) for i, t in g]
            m = sum(v) / len(v)
            sd = Decimal(1)
            if mode == "mean_std_norm":
                sd = (sum((x - m) ** 2 for x in v) / len(v)).sqrt() if max(v) != min(v) else Decimal(1)
            if max(v) == min(v):
                m = v[0]
            level.update({p: (x - m) / sd for p, x in zip(g, v)})
        levels.append(level)
    out = []
    for i, s in enumerate(anchor_obs):
        row = []
        for t in range(len(s)):
            ks = [k for k in range(len(levels)) if (i, t) in levels[k]]
            w = {k: D((k + 1) ** alpha) for k in ks}
            row.append(float(sum(w[k] * levels[k][i, t] for k in ks) / sum(w.values())) if ks else 0)
        out.append(tuple(row))
    return tuple(out)
