"""HGPO: the same state may be two situations, so steps are compared with those that came to it in the same way, too.

Source: He and others, arXiv 2602.22817, equations 3 to 7: contexts of k earlier states, groups within groups, and
weights that grow with k. Levels without company are left out, as in its official code.
"""

from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from statistics import fmean

Step = tuple[int, int]
"""Which rollout, and which step of it."""


def hgpo_advantages(
    step_returns: Sequence[Sequence[float]],
    anchor_obs: Sequence[Sequence[str]],
    history_length: int = 2,
    alpha: float = 1.0,
    mode: str = "mean_norm",
) -> list[list[float]]:
    """Blend, for every step, its advantages at all levels from 0 to `history_length` at which it has company.

    Both sequences have one entry for each rollout of one prompt: the returns of its steps, and the states before which
    they were taken. The answer has one number for each step, 0 where there is no company at any level.
    """
    levels = [level_advantages(step_returns, anchor_obs, k, mode) for k in range(history_length + 1)]
    return [
        [blend(levels, (rollout, t), alpha) for t in range(len(states))] for rollout, states in enumerate(anchor_obs)
    ]


def level_advantages(
    step_returns: Sequence[Sequence[float]], anchor_obs: Sequence[Sequence[str]], k: int, mode: str
) -> dict[Step, float]:
    """Compare each step with those that share its state and the k states before it, in order (equations 3 and 4).

    A step with fewer than k earlier states, or without company, is not in the answer.
    """
    groups: defaultdict[tuple[str, ...], list[Step]] = defaultdict(list)
    for rollout, states in enumerate(anchor_obs):
        for t in range(k, len(states)):
            groups[tuple(states[t - k : t + 1])].append((rollout, t))
    advantages: dict[Step, float] = {}
    for group in groups.values():
        if len(group) > 1:
            relative = relative_to_group([step_returns[rollout][t] for rollout, t in group], mode)
            advantages.update(zip(group, relative, strict=True))
    return advantages


def relative_to_group(values: Sequence[float], mode: str) -> list[float]:
    """Measure values from their mean, in mode "mean_std_norm" in units of their standard deviation, as GRPO does.

    Equal values get 0.
    """
    if min(values) == max(values):  # not spread == 0: rounding gives [0.1, 0.1, 0.1] a spread of 1e-17
        return [0.0 for _ in values]
    mean = fmean(values)
    spread = sqrt(fmean((value - mean) ** 2 for value in values)) if mode == "mean_std_norm" else 1.0
    return [(value - mean) / spread for value in values]


def blend(levels: Sequence[dict[Step, float]], step: Step, alpha: float) -> float:
    """Average what the levels say of a step with weights (k + 1) ** alpha (equation 7); 0 where none says anything."""
    weights = {k: (k + 1) ** alpha for k, level in enumerate(levels) if step in level}
    return sum(weight * levels[k][step] for k, weight in weights.items()) / sum(weights.values()) if weights else 0.0
