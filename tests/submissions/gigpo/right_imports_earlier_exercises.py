from collections import defaultdict

from grpo_advantages import grpo_advantages
from turn_discounting import compute_turn_rewards


def step_returns(rewards, gamma):
    return compute_turn_rewards(rewards, gamma=gamma)


def centre(values):
    mean = sum(values) / len(values)
    return [v - mean for v in values]


def gigpo_advantages(episode_rewards, step_rewards, anchor_obs, gamma=0.95, step_weight=1.0, mode="mean_norm"):
    relate = grpo_advantages if mode == "mean_std_norm" else centre
    piles = defaultdict(dict)
    for i, (rewards, states) in enumerate(zip(step_rewards, anchor_obs)):
        for t, (g, state) in enumerate(zip(step_returns(rewards, gamma), states)):
            piles[state][i, t] = g
    step = {}
    for pile in piles.values():
        step.update(zip(pile, relate(list(pile.values()))))
    return [
        [whole + step_weight * step[i, t] for t in range(len(states))]
        for i, (whole, states) in enumerate(zip(relate(episode_rewards), anchor_obs))
    ]
