# nested dicts, uses own grpo_advantages, match
from grpo_advantages import grpo_advantages
def salt_advantages(trajectories, rewards):
    A = grpo_advantages(rewards)
    tree = {}
    def add(steps, i):
        match steps:
            case []: return
            case [(s, a, n), *rest]:
                tree.setdefault(s, {}).setdefault(a, {}).setdefault(n, frozenset())
                tree[s][a][n] |= {i}
                add(rest, i)
    for i, t in enumerate(trajectories): add(t, i)
    def val(step):
        s, a, n = step
        ids = tree[s][a][n]
        return sum(float(A[i]) for i in ids) / len(ids)
    return [[val(x) for x in t] for t in trajectories]
