# diagnosis: pass_rate_formula
from math import sqrt


def grpo_advantages(rewards):
    p = sum(rewards) / len(rewards)
    if all(r == rewards[0] for r in rewards):
        return [0.0] * len(rewards)
    return [(r - p) / sqrt(p * (1 - p)) for r in rewards]
