# diagnosis: divided_by_the_spread
def node_values(trajectories, rewards, gamma):
    visits = {}
    for traj, r in zip(trajectories, rewards):
        for t, (s, a, n) in enumerate(traj):
            visits.setdefault(s, []).append(gamma ** (len(traj) - t) * r)
    return {s: sum(w) / len(w) for s, w in visits.items()}


from statistics import mean, pstdev


def graph_step_advantages(trajectories, rewards, gamma):
    v = node_values(trajectories, rewards, gamma)
    out = []
    for traj, r in zip(trajectories, rewards):
        worth = [v[s] for s, _, _ in traj] + [r]
        out.append([b - a for a, b in zip(worth, worth[1:])])
    flat = sum(out, [])
    if not flat or pstdev(flat) < 1e-9:
        return [[0.0] * len(row) for row in out]
    return [[(g - mean(flat)) / pstdev(flat) for g in row] for row in out]
