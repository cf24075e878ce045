import numpy as np
def _flat(trs, rs, gamma):
    states = [s for t in trs for s, _, _ in t]
    names, idx = np.unique(np.array(states, dtype=object).astype(object), return_inverse=True) if states else (np.array([]), np.array([], int))
    left = np.concatenate([np.arange(len(t), 0, -1) for t in trs]) if trs else np.array([])
    R = np.repeat(np.asarray(rs, float), [len(t) for t in trs]) if trs else np.array([])
    w = np.power(float(gamma), left) * R
    V = np.bincount(idx, w, len(names)) / np.maximum(np.bincount(idx, minlength=len(names)), 1) if states else np.array([])
    return names, idx, V
def node_values(trajectories, rewards, gamma):
    names, _, V = _flat(trajectories, rewards, gamma)
    return dict(zip(names.tolist(), V))
def graph_step_advantages(trajectories, rewards, gamma):
    names, idx, V = _flat(trajectories, rewards, gamma)
    here = V[idx] if len(names) else np.array([])
    if not len(here): return [[] for _ in trajectories]
    nxt = np.append(here[1:], 0.0)
    lens = np.array([len(t) for t in trajectories])
    ends = np.cumsum(lens) - 1
    for e, l, r in zip(ends, lens, rewards):
        if l: nxt[e] = r
    g = nxt - here
    g = g - g.mean()
    return np.split(g, np.cumsum(lens)[:-1])
