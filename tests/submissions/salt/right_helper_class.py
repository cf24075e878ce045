"""An explicit graph, the way I would draw it."""
from dataclasses import dataclass, field

from grpo_advantages import grpo_advantages


@dataclass
class Edge:
    source: str
    action: str
    target: str
    walked_by: list = field(default_factory=list)

    def credit(self, advantages):
        return sum(advantages[i] for i in self.walked_by) / len(self.walked_by)


class TrajectoryGraph:
    def __init__(self):
        self.edges: dict[str, dict[str, dict[str, Edge]]] = {}

    def edge(self, s, a, n) -> Edge:
        actions = self.edges.setdefault(s, {})
        targets = actions.setdefault(a, {})
        if n not in targets:
            targets[n] = Edge(s, a, n)
        return targets[n]

    def walk(self, i, steps):
        for s, a, n in steps:
            edge = self.edge(s, a, n)
            if i not in edge.walked_by:
                edge.walked_by.append(i)


def salt_advantages(trajectories, rewards):
    graph = TrajectoryGraph()
    for i, steps in enumerate(trajectories):
        graph.walk(i, steps)
    advantages = grpo_advantages(rewards)
    return [[graph.edge(*step).credit(advantages) for step in steps] for steps in trajectories]
