def relate(values, mode):
    mean = sum(values) / len(values)
    if mode == "mean_norm":
        return [v - mean for v in values]
    if max(values) == min(values):
        return [0.0 for v in values]
    var = 0
    for v in values:
        var = var + (v - mean) ** 2
    std = (var / len(values)) ** 0.5
    return [(v - mean) / std for v in values]


def hgpo_advantages(step_returns, anchor_obs, history_length=2, alpha=1.0, mode="mean_norm"):
    total = []
    weights = []
    for row in step_returns:
        total.append([0.0] * len(row))
        weights.append([0.0] * len(row))
    for k in range(0, history_length + 1):
        groups = {}
        for i in range(len(anchor_obs)):
            for t in range(len(anchor_obs[i])):
                if t - k < 0:
                    continue
                ctx = []
                for j in range(t - k, t + 1):
                    ctx.append(anchor_obs[i][j])
                ctx = tuple(ctx)
                if ctx not in groups:
                    groups[ctx] = []
                groups[ctx].append((i, t))
        for ctx in groups:
            if len(groups[ctx]) == 1:
                continue
            values = [step_returns[i][t] for (i, t) in groups[ctx]]
            for (i, t), a in zip(groups[ctx], relate(values, mode)):
                total[i][t] += (k + 1) ** alpha * a
                weights[i][t] += (k + 1) ** alpha
    for i in range(len(total)):
        for t in range(len(total[i])):
            if weights[i][t] > 0:
                total[i][t] /= weights[i][t]
    return total
