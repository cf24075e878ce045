# diagnosis: both_halves_of_the_code
def node_values(trajectories, rewards, gamma):
    visits = {}
    for traj, r in zip(trajectories, rewards):
        for t, (s, a, n) in enumerate(traj):
            visits.setdefault(s, []).append(gamma ** (len(traj) - t) * r)
    return {s: sum(w) / len(w) for s, w in visits.items()}


def graph_step_advantages(trajectories, rewards, gamma):
    v = node_values(trajectories, rewards, gamma)
    ahead = [[*(v[s] for s, _, _ in traj[1:]), r][:len(traj)] for traj, r in zip(trajectories, rewards)]
    at = {}
    for traj, row in zip(trajectories, ahead):
        for (s, _, _), x in zip(traj, row):
            at.setdefault(s, []).append(x)
    gains = [[x - v[s] for (s, _, _), x in zip(traj, row)] for traj, row in zip(trajectories, ahead)]
    flat = sum(gains, [])
    mean = sum(flat) / max(len(flat), 1)
    return [
        [(x - sum(at[s]) / len(at[s])) + (g - mean) for (s, _, _), x, g in zip(traj, row, own)]
        for traj, row, own in zip(trajectories, ahead, gains)
    ]
