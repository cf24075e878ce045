# diagnosis: values_from_the_next_state, values_below_are_wrong
def node_values(trajectories, rewards, gamma):
    nxt = {}
    for traj, r in zip(trajectories, rewards):
        for t, (s, _, n) in enumerate(traj):
            nxt.setdefault(s, []).append(("node", n) if t + 1 < len(traj) else ("end", r))
    v = {s: 0.0 for s in nxt}
    for _ in range(300):
        v = {s: gamma * sum(v[x] if kind == "node" else x for kind, x in after) / len(after) for s, after in nxt.items()}
    return v


def graph_step_advantages(trajectories, rewards, gamma):
    v = node_values(trajectories, rewards, gamma)
    gains = []
    for traj, r in zip(trajectories, rewards):
        row = []
        for t, (s, a, n) in enumerate(traj):
            ahead = v[n] if t < len(traj) - 1 else r
            row.append(ahead - v[s])
        gains.append(row)
    flat = [g for row in gains for g in row]
    mean = sum(flat) / len(flat) if flat else 0.0
    return [[g - mean for g in row] for row in gains]
