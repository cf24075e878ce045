# diagnosis: no_steps_forgotten
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
        worth = [v[s] for s, _, _ in traj] + [r]
        gains.append([b - a for a, b in zip(worth, worth[1:])])
    flat = sum(gains, [])
    mean = sum(flat) / len(flat)
    return [[g - mean for g in row] for row in gains]
