from fractions import Fraction
from math import sqrt


def grpo_advantages(rewards):
    exact = [Fraction(r) for r in rewards]
    mean = sum(exact) / len(exact)
    variance = sum((r - mean) ** 2 for r in exact) / len(exact)
    if variance == 0:
        return [0.0 for _ in exact]
    return [float(r - mean) / sqrt(variance) for r in exact]
