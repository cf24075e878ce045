import math


def grpo_advantages(rewards):
    if math.isclose(max(rewards), min(rewards), rel_tol=1e-3):
        return [0.0] * len(rewards)
    mean = sum(rewards) / len(rewards)
    std = (sum((r - mean) ** 2 for r in rewards) / len(rewards)) ** 0.5
    if std == 0:
        return [0.0] * len(rewards)
    return [(r - mean) / std for r in rewards]
