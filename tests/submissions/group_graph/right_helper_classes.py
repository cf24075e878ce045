from dataclasses import dataclass, field
from typing import Optional


@dataclass
class Node:
    name: str
    visits: list[float] = field(default_factory=list)

    @property
    def value(self) -> float:
        return sum(self.visits) / len(self.visits)


class Graph:
    def __init__(self, trajectories, rewards, gamma):
        self.nodes: dict[str, Node] = {}
        for traj, reward in zip(trajectories, rewards):
            left = len(traj)
            for state, _, _ in traj:
                self.node(state).visits.append(reward * gamma**left)
                left -= 1

    def node(self, name) -> Node:
        return self.nodes.setdefault(name, Node(name))

    def gain(self, step, end: Optional[float]) -> float:
        state, _, nxt = step
        return (self.nodes[nxt].value if end is None else end) - self.nodes[state].value


def node_values(trajectories, rewards, gamma):
    return {n.name: n.value for n in Graph(trajectories, rewards, gamma).nodes.values()}


def graph_step_advantages(trajectories, rewards, gamma):
    g = Graph(trajectories, rewards, gamma)
    gains = [
        [g.gain(step, reward if step_no == len(traj) else None) for step_no, step in enumerate(traj, 1)]
        for traj, reward in zip(trajectories, rewards)
    ]
    everything = sum(gains, [])
    mean = sum(everything) / len(everything) if everything else 0
    return [[x - mean for x in row] for row in gains]
