# diagnosis: none
from math import tanh
from statistics import mean, pstdev


def grpo_advantages(rewards):
    s = pstdev(rewards)
    return [tanh((r - mean(rewards)) / s) if s else 0.0 for r in rewards]
