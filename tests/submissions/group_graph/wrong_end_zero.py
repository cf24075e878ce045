# diagnosis: end_looked_up_or_nothing
def node_values(trajectories, rewards, gamma):
    visits = {}
    for traj, r in zip(trajectories, rewards):
        for t, (s, a, n) in enumerate(traj):
            visits.setdefault(s, []).append(gamma ** (len(traj) - t) * r)
    return {s: sum(w) / len(w) for s, w in visits.items()}


def graph_step_advantages(trajectories, rewards, gamma):
    v = node_values(trajectories, rewards, gamma)
    gains = [[v.get(n, 0) - v[s] for s, a, n in traj] for traj in trajectories]
    flat = [g for row in gains for g in row]
    mean = sum(flat) / max(1, len(flat))
    return [[g - mean for g in row] for row in gains]
