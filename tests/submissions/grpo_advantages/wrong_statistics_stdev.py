# diagnosis: sample_std
from statistics import mean, stdev


def grpo_advantages(rewards):
    if len(rewards) == 1 or len(set(rewards)) == 1:
        return [0.0] * len(rewards)
    m, s = mean(rewards), stdev(rewards)
    return [(r - m) / s for r in rewards]
