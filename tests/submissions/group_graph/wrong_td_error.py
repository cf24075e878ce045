# diagnosis: gamma_in_the_gain
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
        gains.append([gamma * b - a for a, b in zip(worth, worth[1:])])
    flat = [g for row in gains for g in row]
    mean = sum(flat) / max(1, len(flat))
    return [[g - mean for g in row] for row in gains]
