# diagnosis: centred_at_each_state
def node_values(trajectories, rewards, gamma):
    visits = {}
    for traj, r in zip(trajectories, rewards):
        for t, (s, a, n) in enumerate(traj):
            visits.setdefault(s, []).append(gamma ** (len(traj) - t) * r)
    return {s: sum(w) / len(w) for s, w in visits.items()}


def graph_step_advantages(trajectories, rewards, gamma):
    v = node_values(trajectories, rewards, gamma)
    leads_to = {}
    for traj, r in zip(trajectories, rewards):
        for t, (s, _, n) in enumerate(traj):
            leads_to.setdefault(s, []).append(r if t == len(traj) - 1 else v[n])
    return [
        [
            (r if t == len(traj) - 1 else v[n]) - sum(leads_to[s]) / len(leads_to[s])
            for t, (s, _, n) in enumerate(traj)
        ]
        for traj, r in zip(trajectories, rewards)
    ]
