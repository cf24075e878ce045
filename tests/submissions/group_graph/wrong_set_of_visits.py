# diagnosis: equal_visits_count_once, values_below_are_wrong
def node_values(trajectories, rewards, gamma):
    v = {}
    for t, R in zip(trajectories, rewards):
        g = 1
        for (s, *_ ) in t[::-1]:
            g *= gamma
            v.setdefault(s, set()).add(g * R)
    return {s: sum(x)/len(x) for s, x in v.items()}
def graph_step_advantages(trajectories, rewards, gamma):
    V = node_values(trajectories, rewards, gamma)
    rows = [[(V[t[k+1][0]] if k + 1 < len(t) else R) - V[s] for k, (s, a, n) in enumerate(t)] for t, R in zip(trajectories, rewards)]
    N = sum(len(r) for r in rows) or 1
    m = sum(sum(r) for r in rows) / N
    return [[x - m for x in r] for r in rows]
