"""SALT, simplified: a step that several trajectories share gets the mean of their advantages.

Source: Li and others, SALT (arXiv 2510.20022, Findings of EACL 2026), as appendix A.3 of GRAFT (arXiv 2609.28963)
describes it. A step is an edge e = (state, action, next state) of one graph of all trajectories of a prompt, and
A(e) = 1/|M(e)| * (sum of A_i over M(e)), where M(e) are the trajectories that take e.
"""

from collections import defaultdict
from collections.abc import Sequence
from statistics import fmean

from grpo_advantages import grpo_advantages

Step = tuple[str, str, str]


def salt_advantages(trajectories: Sequence[Sequence[Step]], rewards: Sequence[float]) -> list[list[float]]:
    """Return a list for each trajectory, with the advantage of each of its steps.

    `trajectories` are those of one prompt, at least one; `rewards` says how each of them ended. A trajectory counts
    once for a step, however often it takes it; a step that nobody shares keeps its trajectory's advantage.
    """
    inherited: dict[Step, list[float]] = defaultdict(list)
    for trajectory, advantage in zip(trajectories, grpo_advantages(rewards), strict=True):
        for step in set(trajectory):
            inherited[step].append(advantage)
    return [[fmean(inherited[step]) for step in trajectory] for trajectory in trajectories]
