from collections import defaultdict


def node_values(trajectories, rewards, gamma):
    d = defaultdict(lambda: [0.0, 0])
    for traj, r in zip(trajectories, rewards):
        for k, (s, a, n) in enumerate(traj):
            d[s][0] += r * gamma ** (len(traj) - k)
            d[s][1] += 1
    print({s: round(x / n, 2) for s, (x, n) in d.items()})
    return {s: x / n for s, (x, n) in d.items()}


def graph_step_advantages(trajectories, rewards, gamma):
    V = node_values(trajectories, rewards, gamma)
    out, flat = [], []
    for traj, r in zip(trajectories, rewards):
        vs = [V[s] for s, a, n in traj]
        vs.append(float(r))
        row = [vs[k + 1] - vs[k] for k in range(len(traj))]
        flat.extend(row)
        out.append(row)
    m = sum(flat) / len(flat) if flat else 0.0
    return [tuple(x - m for x in row) for row in out]


if __name__ == "__main__":
    T1 = [("s0", "a", "s1"), ("s1", "b", "s2"), ("s2", "c", "won")]
    T2 = [("s0", "d", "s2"), ("s2", "e", "lost")]
    print(graph_step_advantages([T1, T2], [8, 0], 0.5))
