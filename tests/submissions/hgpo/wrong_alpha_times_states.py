# diagnosis: alpha_elsewhere
from collections import defaultdict
from statistics import fmean, pstdev


def hgpo_advantages(step_returns, anchor_obs, history_length=2, alpha=1.0, mode="mean_norm"):
    total = [[0.0] * len(row) for row in step_returns]
    weight = [[0.0] * len(row) for row in step_returns]
    for k in range(history_length + 1):
        w = (k + 1) * alpha
        groups = defaultdict(list)
        for i, states in enumerate(anchor_obs):
            for t in range(k, len(states)):
                groups[tuple(states[t - k : t + 1])].append((i, t))
        for members in groups.values():
            if len(members) == 1:
                continue
            returns = [step_returns[i][t] for i, t in members]
            mean, std = fmean(returns), pstdev(returns)
            for (i, t), value in zip(members, returns):
                advantage = value - mean
                if mode == "mean_std_norm":
                    advantage = advantage / std if std > 1e-9 else 0.0
                total[i][t] += w * advantage
                weight[i][t] += w
    return [[a / b if b else 0.0 for a, b in zip(*rows)] for rows in zip(total, weight)]
