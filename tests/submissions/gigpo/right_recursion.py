def step_returns(rewards, gamma):
    if len(rewards) == 0:
        return []
    tail = step_returns(rewards[1:], gamma)
    return [rewards[0] + gamma * (tail[0] if tail else 0), *tail]


def centre(xs, mode):
    xs = list(xs)
    if all(x == xs[0] for x in xs):
        return [0 for _ in xs]
    m = sum(xs) / len(xs)
    d = 1 if mode == "mean_norm" else (sum((x - m) ** 2 for x in xs) / len(xs)) ** 0.5
    return [(x - m) / d for x in xs]


def split(steps, mode, answer, w):
    """Quicksort-like: take the state of the first, treat, recurse on the rest."""
    if not steps:
        return
    first = steps[0][2]
    mine = [s for s in steps if s[2] == first]
    for (i, t, _, _), a in zip(mine, centre([s[3] for s in mine], mode)):
        answer[i][t] = answer[i][t] + w * a
    split([s for s in steps if s[2] != first], mode, answer, w)


def gigpo_advantages(episode_rewards, step_rewards, anchor_obs, gamma=0.95, step_weight=1.0, mode="mean_norm"):
    answer = [[e for _ in r] for e, r in zip(centre(episode_rewards, mode), step_rewards)]
    steps = [
        (i, t, s, g)
        for i, (rs, ss) in enumerate(zip(step_rewards, anchor_obs))
        for t, (s, g) in enumerate(zip(ss, step_returns(rs, gamma)))
    ]
    split(steps, mode, answer, step_weight)
    return answer
