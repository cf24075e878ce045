from math import sqrt
from statistics import NormalDist, StatisticsError


def grpo_advantages(rewards):
    n = len(rewards)
    if n < 2 or len({float(r) for r in rewards}) == 1:
        return [0.0] * n
    try:
        d = NormalDist.from_samples(list(map(float, rewards)))
    except StatisticsError:
        return [0.0] * n
    return [(r - d.mean) / (d.stdev * sqrt((n - 1) / n)) for r in rewards]
