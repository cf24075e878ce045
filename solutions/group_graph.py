"""Group graph: what a state is worth to all who pass it, and what each step gains from one state to the next.

Source: Group-Graph Policy Optimization, G2PO (arXiv 2606.22995), as its code has it (g2po/core_g2po.py): the node
values of compute_group_aggregation_values, and of compute_step_level_advantage the gains, in mode "mean_norm". Where
the code has 10 for a success and 0 for a failure, the end is worth the reward that the caller gives.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from statistics import fmean

Step = tuple[str, str, str]


def node_values(trajectories: Sequence[Sequence[Step]], rewards: Sequence[float], gamma: float) -> dict[str, float]:
    """Return, for every state that a step was taken in, the mean over all visits of gamma^(steps left) * reward.

    A step is (state, action, next state). Of a trajectory's T steps the first has T left and the last has 1; a
    trajectory that comes by twice has two visits. `rewards` says what each trajectory earned at its end.
    """
    visits: dict[str, list[float]] = defaultdict(list)
    for trajectory, reward in zip(trajectories, rewards, strict=True):
        for t, (state, _, _) in enumerate(trajectory):
            visits[state].append(gamma ** (len(trajectory) - t) * reward)
    return {state: fmean(worth) for state, worth in visits.items()}


def graph_step_advantages(
    trajectories: Sequence[Sequence[Step]], rewards: Sequence[float], gamma: float
) -> list[list[float]]:
    """Return a list for each trajectory: by how much each of its steps gains more than the mean of all steps."""
    values = node_values(trajectories, rewards, gamma)
    gains = [step_gains(trajectory, reward, values) for trajectory, reward in zip(trajectories, rewards, strict=True)]
    everybody = [gain for own in gains for gain in own]
    usual = fmean(everybody) if everybody else 0.0
    return [[gain - usual for gain in own] for own in gains]


def step_gains(trajectory: Sequence[Step], reward: float, values: Mapping[str, float]) -> list[float]:
    """Return V(next state) - V(state) for each step; the last step leads to the end, which is worth the reward."""
    behind = [values[state] for state, _, _ in trajectory]
    ahead = [*behind[1:], reward]
    return [after - before for before, after in zip(behind, ahead, strict=False)]
