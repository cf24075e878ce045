from dataclasses import dataclass, field
from functools import cached_property
@dataclass
class Node:
    visits: list = field(default_factory=list)
    @property
    def value(self): return sum(self.visits) / len(self.visits)
class Graph(dict):
    def __init__(self, trajs, rewards, gamma):
        super().__init__()
        for t, r in zip(trajs, rewards):
            self._walk(t, r, gamma)
    def _walk(self, t, r, gamma):
        """returns the worth of being at the beginning of t"""
        if not t: return r
        (s, _, _), *rest = t
        w = gamma * self._walk(rest, r, gamma)
        self.setdefault(s, Node()).visits.append(w)
        return w
def node_values(trajectories, rewards, gamma):
    out = {s: n.value for s, n in Graph(trajectories, rewards, gamma).items()}
    for t, r in zip(trajectories, rewards):
        if t: out.setdefault(t[-1][2], r)
    return out
def graph_step_advantages(trajectories, rewards, gamma):
    G = Graph(trajectories, rewards, gamma)
    def gains(t, r):
        for s, _, n in t[:-1]: yield G[n].value - G[s].value
        for s, _, _ in t[-1:]: yield r - G[s].value
    rows = [list(gains(t, r)) for t, r in zip(trajectories, rewards)]
    flat = [x for row in rows for x in row]
    mean = sum(flat) / len(flat) if flat else 0
    return [[x - mean for x in row] for row in rows]
