from fractions import Fraction
from math import sqrt


def step_returns(rewards, gamma):
    gamma, total, out = Fraction(gamma), Fraction(0), []
    for reward in reversed(rewards):
        total = Fraction(reward) + gamma * total
        out = [total] + out
    return [float(x) for x in out]


def relative(values, mode):
    values = [Fraction(v) for v in values]
    mean = sum(values) / len(values)
    variance = sum((v - mean) ** 2 for v in values) / len(values)
    if mode == "mean_norm":
        return [float(v - mean) for v in values]
    return [float(v - mean) / sqrt(variance) if variance else 0.0 for v in values]


def gigpo_advantages(episode_rewards, step_rewards, anchor_obs, gamma=0.95, step_weight=1.0, mode="mean_norm"):
    table = []
    for i, (rewards, states) in enumerate(zip(step_rewards, anchor_obs)):
        for g, s in zip(step_returns(rewards, gamma), states):
            table.append([i, s, g, None])
    for state in {line[1] for line in table}:
        lines = [line for line in table if line[1] == state]
        for line, a in zip(lines, relative([line[2] for line in lines], mode)):
            line[3] = a
    whole = relative(episode_rewards, mode)
    return [[whole[i] + step_weight * line[3] for line in table if line[0] == i] for i in range(len(step_rewards))]
