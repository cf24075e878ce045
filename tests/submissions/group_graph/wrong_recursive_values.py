# diagnosis: values_from_the_next_state
def node_values(trajectories, rewards, gamma):
    children = {}
    for traj, r in zip(trajectories, rewards):
        for i, (s, _, n) in enumerate(traj):
            children.setdefault(s, []).append(r if i == len(traj) - 1 else n)

    def value(x):
        if not isinstance(x, str):
            return x
        return gamma * sum(value(c) for c in children[x]) / len(children[x])

    return {s: value(s) for s in children}


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
