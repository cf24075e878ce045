# diagnosis: rounded_rewards
from fractions import Fraction


def grpo_advantages(rewards):
    exact = [Fraction(r).limit_denominator(1000) for r in rewards]
    mean = sum(exact) / len(exact)
    variance = sum((r - mean) ** 2 for r in exact) / len(exact)
    if variance == 0:
        return [0.0] * len(exact)
    return [float(r - mean) / float(variance) ** 0.5 for r in exact]
