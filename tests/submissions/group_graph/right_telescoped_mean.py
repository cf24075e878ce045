"""The mean gain needs no gains: they add up."""


def node_values(trajectories, rewards, gamma):
    lists = {}
    for traj, r in zip(trajectories, rewards):
        for t, step in enumerate(traj):
            lists.setdefault(step[0], []).append(gamma ** (len(traj) - t) * r)
    return {k: sum(x) / len(x) for k, x in lists.items()}


def graph_step_advantages(trajectories, rewards, gamma):
    v = node_values(trajectories, rewards, gamma)
    pairs = [(t, r) for t, r in zip(trajectories, rewards) if t]
    usual = sum(r - v[t[0][0]] for t, r in pairs) / max(1, sum(len(t) for t, _ in pairs))

    def row(t, r):
        worth = [v[s] for s, _, _ in t]
        return [b - a - usual for a, b in zip(worth, worth[1:] + [r])]

    return [row(t, r) for t, r in zip(trajectories, rewards)]
