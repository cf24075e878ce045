"""Groups within groups, literally: each group is split by the state one step further back."""
from collections import defaultdict
from statistics import fmean, pstdev


def hgpo_advantages(step_returns, anchor_obs, history_length=2, alpha=1.0, mode="mean_norm"):
    found = defaultdict(list)

    def compare(group, k):
        values = [step_returns[i][t] for i, t in group]
        if len(group) < 2:
            return
        mu = fmean(values)
        sd = pstdev(values) if mode == "mean_std_norm" else 1.0
        for (i, t), v in zip(group, values):
            same = len(set(values)) == 1
            found[i, t].append(((k + 1) ** alpha, 0.0 if same else (v - mu) / sd))
        if k < history_length:
            finer = defaultdict(list)
            for i, t in group:
                if t > k:
                    finer[anchor_obs[i][t - k - 1]].append((i, t))
            for part in finer.values():
                compare(part, k + 1)

    by_state = defaultdict(list)
    for i, states in enumerate(anchor_obs):
        for t, s in enumerate(states):
            by_state[s].append((i, t))
    for group in by_state.values():
        compare(group, 0)

    def mix(pairs):
        return sum(w * a for w, a in pairs) / sum(w for w, _ in pairs) if pairs else 0.0

    return [[mix(found[i, t]) for t in range(len(states))] for i, states in enumerate(anchor_obs)]
