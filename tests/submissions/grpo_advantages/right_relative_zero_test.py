import math


def grpo_advantages(rewards):
    G = len(rewards)
    mu = math.fsum(rewards) / G
    var = math.fsum((r - mu) ** 2 for r in rewards) / G
    std = math.sqrt(var)
    if std <= 1e-9 * max(abs(r) for r in rewards):
        return [0.0] * G
    return [(r - mu) / std for r in rewards]
