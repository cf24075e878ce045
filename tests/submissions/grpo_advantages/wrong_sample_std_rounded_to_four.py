# diagnosis: sample_std (looks like)
from statistics import mean, stdev


def grpo_advantages(rewards):
    if len(set(rewards)) == 1:
        return [0.0] * len(rewards)
    m, s = mean(rewards), stdev(rewards)
    return [round((r - m) / s, 4) for r in rewards]
