from itertools import groupby
def key(s): return "".join(f"{len(x)}:{x}" for x in s)
def salt_advantages(trajectories, rewards):
    n = len(rewards); mu = sum(rewards)/n
    sd = (sum((r-mu)**2 for r in rewards)/n) ** .5
    A = [(r-mu)/sd if sd > 1e-12 else 0 for r in rewards]
    flat = sorted({(key(s), i) for i, t in enumerate(trajectories) for s in t})
    mean = {}
    for k, g in groupby(flat, key=lambda p: p[0]):
        g = list(g); mean[k] = sum(A[i] for _, i in g)/len(g)
    return [[mean[key(s)] for s in t] for t in trajectories]
