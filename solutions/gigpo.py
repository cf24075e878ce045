"""GiGPO, a group within the group: the rollouts of one prompt are compared as wholes, and then once more, step with
step, wherever they stood before the same state.

Source: Feng and others, arXiv 2505.10978, equations 3 (episodes), 5 (returns), 6 (anchor states), 7 (steps), 8 (sum).
"""

from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from statistics import fmean


def step_returns(rewards: Sequence[float], gamma: float) -> list[float]:
    """Return what came of each step of one rollout: its own reward plus gamma times the next return (equation 5)."""
    returns: list[float] = []
    to_go = 0.0
    for reward in reversed(rewards):
        to_go = reward + gamma * to_go
        returns.append(to_go)
    return returns[::-1]


def gigpo_advantages(
    episode_rewards: Sequence[float],
    step_rewards: Sequence[Sequence[float]],
    anchor_obs: Sequence[Sequence[str]],
    gamma: float = 0.95,
    step_weight: float = 1.0,
    mode: str = "mean_norm",
) -> list[list[float]]:
    """Give every step its rollout's advantage plus `step_weight` times its own (equation 8).

    All three sequences have one entry for each rollout of one prompt: its reward, the rewards of its steps, and the
    states in which those steps were taken. The answer has one number for each step, in the same order.
    """
    returns = [step_returns(rewards, gamma) for rewards in step_rewards]
    of_rollouts = relative_to_group(episode_rewards, mode)
    of_steps = relative_to_state(returns, anchor_obs, mode)
    return [[whole + step_weight * step for step in steps] for whole, steps in zip(of_rollouts, of_steps, strict=True)]


def relative_to_state(
    returns: Sequence[Sequence[float]], anchor_obs: Sequence[Sequence[str]], mode: str
) -> list[list[float]]:
    """Compare the return of every step with those of all steps taken in the same state (equations 6 and 7)."""
    visits = defaultdict(list)
    for rollout, states in enumerate(anchor_obs):
        for step, state in enumerate(states):
            visits[state].append((rollout, step))
    advantages = [[0.0] * len(states) for states in anchor_obs]
    for group in visits.values():
        relative = relative_to_group([returns[rollout][step] for rollout, step in group], mode)
        for (rollout, step), advantage in zip(group, relative, strict=True):
            advantages[rollout][step] = advantage
    return advantages


def relative_to_group(values: Sequence[float], mode: str) -> list[float]:
    """Measure values from their mean, in mode "mean_std_norm" in units of their standard deviation, as GRPO does.

    Equal values get 0, and so does a value without company.
    """
    if min(values) == max(values):  # not spread == 0: rounding gives [0.1, 0.1, 0.1] a spread of 1e-17
        return [0.0 for _ in values]
    mean = fmean(values)
    spread = sqrt(fmean((value - mean) ** 2 for value in values)) if mode == "mean_std_norm" else 1.0
    return [(value - mean) / spread for value in values]
