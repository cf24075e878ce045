from fractions import Fraction as F
from collections import Counter
import math


def contexts(states, k):
    for t in range(len(states)):
        yield tuple(states[t - j] for j in range(k + 1)) if t >= k else None


def hgpo_advantages(step_returns, anchor_obs, *, history_length=2, alpha=1, mode="mean_norm"):
    G = [[F(x) for x in row] for row in step_returns]

    def level(k):
        cs = [list(contexts(s, k)) for s in anchor_obs]
        n = Counter(c for row in cs for c in row if c is not None)
        tot, sq = Counter(), Counter()
        for row, g in zip(cs, G):
            for c, x in zip(row, g):
                tot[c] += x
                sq[c] += x * x
        def adv(c, x):
            if c is None or n[c] == 1:
                return None
            m = tot[c] / n[c]
            v = sq[c] / n[c] - m * m
            if mode == "mean_norm":
                return x - m
            return float(x - m) / math.sqrt(v) if v else F(0)
        return [[adv(c, x) for c, x in zip(row, g)] for row, g in zip(cs, G)]

    longest = max(len(s) for s in anchor_obs)
    levels = [level(k) for k in range(min(history_length + 1, longest))]
    def blend(i, t):
        have = [((k + 1) ** alpha, L[i][t]) for k, L in enumerate(levels) if L[i][t] is not None]
        return sum(w * a for w, a in have) / sum(w for w, _ in have) if have else 0
    return [tuple(blend(i, t) for t in range(len(r))) for i, r in enumerate(G)]
