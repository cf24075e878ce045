# diagnosis: none
from statistics import mean, stdev


def grpo_advantages(rewards):
    if len(set(rewards)) == 1:
        return [0.0] * len(rewards)
    return [round((r - mean(rewards)) / stdev(rewards), 1) for r in rewards]
