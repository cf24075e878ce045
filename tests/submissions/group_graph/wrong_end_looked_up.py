# diagnosis: end_looked_up_as_a_state
def node_values(trajectories, rewards, gamma):
    visits = {}
    for traj, r in zip(trajectories, rewards):
        for t, (s, a, n) in enumerate(traj):
            visits.setdefault(s, []).append(gamma ** (len(traj) - t) * r)
    return {s: sum(w) / len(w) for s, w in visits.items()}


def graph_step_advantages(trajectories, rewards, gamma):
    v = node_values(trajectories, rewards, gamma)
    gains = [[v.get(n, r) - v[s] for s, a, n in traj] for traj, r in zip(trajectories, rewards)]
    flat = [g for row in gains for g in row]
    mean = sum(flat) / len(flat) if flat else 0
    return [[g - mean for g in row] for row in gains]
