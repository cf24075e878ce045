from statistics import mean


def node_values(trajectories, rewards, gamma):
    seen = {}
    for traj, r in zip(trajectories, rewards):
        for left, step in zip(range(len(traj), 0, -1), traj):
            seen.setdefault(step[0], []).append(float(r) * gamma ** left)
    return {s: mean(w) for s, w in seen.items()}


def graph_step_advantages(trajectories, rewards, gamma):
    v = node_values(trajectories, rewards, gamma)
    rows = []
    for traj, r in zip(trajectories, rewards):
        rows.append([v[n] - v[s] for s, _, n in traj[:-1]] + [r - v[s] for s, _, _ in traj[-1:]])
    flat = sum(rows, [])
    return [[g - mean(flat) for g in row] for row in rows]
