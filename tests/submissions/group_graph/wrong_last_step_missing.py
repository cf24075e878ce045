# diagnosis: last_step_is_left_out
def node_values(trajectories, rewards, gamma):
    visits = {}
    for traj, r in zip(trajectories, rewards):
        for t, (s, a, n) in enumerate(traj):
            visits.setdefault(s, []).append(gamma ** (len(traj) - t) * r)
    return {s: sum(w) / len(w) for s, w in visits.items()}


def graph_step_advantages(trajectories, rewards, gamma):
    v = node_values(trajectories, rewards, gamma)
    gains = [[v[b[0]] - v[a[0]] for a, b in zip(traj, traj[1:])] for traj in trajectories]
    flat = sum(gains, [])
    mean = sum(flat) / max(len(flat), 1)
    return [[g - mean for g in row] for row in gains]
