# diagnosis: own_luck_ahead
def node_values(trajectories, rewards, gamma):
    visits = {}
    for traj, r in zip(trajectories, rewards):
        for t, (s, a, n) in enumerate(traj):
            visits.setdefault(s, []).append(gamma ** (len(traj) - t) * r)
    return {s: sum(w) / len(w) for s, w in visits.items()}


def graph_step_advantages(trajectories, rewards, gamma):
    v = node_values(trajectories, rewards, gamma)
    gains = []
    for traj, r in zip(trajectories, rewards):
        g, row = r, []
        for s, _, _ in reversed(traj):
            row.append(g - v[s])
            g *= gamma
        gains.append(row[::-1])
    flat = sum(gains, [])
    mean = sum(flat) / max(len(flat), 1)
    return [[g - mean for g in row] for row in gains]
