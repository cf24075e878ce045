from decimal import Decimal as D


def node_values(trajectories, rewards, gamma):
    out = {}
    for traj, r in zip(trajectories, rewards):
        w = D(float(r))
        for state, _action, _next in traj[::-1]:
            w *= D(float(gamma))
            s, n = out.get(state, (D(0), 0))
            out[state] = (s + w, n + 1)
    return {k: float(s / n) for k, (s, n) in out.items()}


def graph_step_advantages(trajectories, rewards, gamma):
    v = node_values(trajectories, rewards, gamma)
    gains = []
    for traj, r in zip(trajectories, rewards):
        after, row = D(float(r)), []
        for state, *_ in reversed(traj):
            row.insert(0, after - D(v[state]))
            after = D(v[state])
        gains.append(row)
    n = sum(len(g) for g in gains) or 1
    mean = sum((x for g in gains for x in g), D(0)) / n
    return [[float(x - mean) for x in g] for g in gains]
