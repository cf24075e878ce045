def step_returns(rewards, gamma):
    n = len(rewards)
    out = [0.0] * n
    for t in range(n - 1, -1, -1):
        out[t] = rewards[t]
        if t + 1 < n:
            out[t] += gamma * out[t + 1]
    return out


def relate(xs, mode):
    m = sum(xs) / len(xs)
    if mode == "mean_norm":
        return [x - m for x in xs]
    if max(xs) == min(xs):
        return [0.0] * len(xs)
    s = (sum((x - m) ** 2 for x in xs) / len(xs)) ** 0.5
    return [(x - m) / s for x in xs]


def gigpo_advantages(episode_rewards, step_rewards, anchor_obs, gamma=0.95, step_weight=1.0, mode="mean_norm"):
    returns = []
    for rewards in step_rewards:
        returns.append(step_returns(rewards, gamma))

    members = {}
    for i in range(len(anchor_obs)):
        for t in range(len(anchor_obs[i])):
            state = anchor_obs[i][t]
            if state not in members:
                members[state] = []
            members[state].append((i, t))

    episode = relate(episode_rewards, mode)
    answer = []
    for i in range(len(anchor_obs)):
        row = []
        for t in range(len(anchor_obs[i])):
            group = members[anchor_obs[i][t]]
            values = relate([returns[a][b] for a, b in group], mode)
            row.append(episode[i] + step_weight * values[group.index((i, t))])
        answer.append(row)
    return answer
