import math


class Node:
    __slots__ = ("steps", "kids")

    def __init__(self):
        self.steps, self.kids = [], {}


def hgpo_advantages(step_returns, anchor_obs, history_length=2, alpha=1.0, mode="mean_norm"):
    """A suffix trie: going down one edge is looking one state further back."""
    root = Node()
    out = [[[] for _ in r] for r in step_returns]
    for i, states in enumerate(anchor_obs):
        for t in range(len(states)):
            node, back = root, t
            while back >= 0 and t - back <= history_length:
                node = node.kids.setdefault(states[back], Node())
                node.steps.append((i, t))
                back -= 1

    def walk(node, k):
        if len(node.steps) > 1:
            g = [step_returns[i][t] for i, t in node.steps]
            m = math.fsum(g) / len(g)
            sd = math.sqrt(math.fsum((x - m) ** 2 for x in g) / len(g))
            for (i, t), x in zip(node.steps, g):
                a = x - m
                if mode == "mean_std_norm":
                    a = a / sd if max(g) - min(g) > 1e-9 * (1 + abs(m)) else 0.0
                out[i][t].append((math.pow(k + 1, alpha), a))
            for kid in node.kids.values():
                walk(kid, k + 1)

    for kid in root.kids.values():
        walk(kid, 0)
    return [
        [math.fsum(w * a for w, a in xs) / math.fsum(w for w, _ in xs) if xs else 0 for xs in row] for row in out
    ]
