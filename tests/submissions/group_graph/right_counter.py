from collections import Counter
def node_values(trajectories, rewards, gamma):
    tot, n = Counter(), Counter()
    for t, R in zip(trajectories, rewards):
        for k, s in enumerate(reversed(t), 1):
            tot[s[0]] += R * gamma ** k
            n[s[0]] += 1
    for s in n: tot[s] /= n[s]
    return tot
def graph_step_advantages(trajectories, rewards, gamma):
    V = node_values(trajectories, rewards, gamma)
    rows = []
    for t, R in zip(trajectories, rewards):
        it = iter(t); row = []; prev = None
        for s, a, n in t:
            if prev is not None: row.append(V[s] - V[prev])
            prev = s
        if prev is not None: row.append(R - V[prev])
        rows.append(row)
    N = sum(len(r) for r in rows) or 1
    m = sum(sum(r) for r in rows) / N
    return [[x - m for x in r] for r in rows]
