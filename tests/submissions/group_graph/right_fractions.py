from fractions import Fraction as F


def _values(trajectories, rewards, gamma):
    seen = {}
    for traj, r in zip(trajectories, rewards):
        for t, step in enumerate(traj):
            seen.setdefault(step[0], []).append(F(gamma) ** (len(traj) - t) * F(r))
    return {s: sum(w) / len(w) for s, w in seen.items()}


def node_values(trajectories, rewards, gamma):
    return {s: float(v) for s, v in _values(trajectories, rewards, gamma).items()}


def graph_step_advantages(trajectories, rewards, gamma):
    v = _values(trajectories, rewards, gamma)
    gains = [
        [(F(r) if t == len(traj) - 1 else v[traj[t + 1][0]]) - v[traj[t][0]] for t in range(len(traj))]
        for traj, r in zip(trajectories, rewards)
    ]
    n = max(1, sum(map(len, gains)))
    mean = sum(map(sum, gains)) / F(n)
    return [[float(g - mean) for g in row] for row in gains]
