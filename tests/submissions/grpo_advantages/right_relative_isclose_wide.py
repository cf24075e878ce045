import math


def grpo_advantages(rewards):
    if all(math.isclose(r, rewards[0], rel_tol=1.9e-3) for r in rewards):
        return [0] * len(rewards)
    mean = sum(rewards) / len(rewards)
    std = (sum((r - mean) ** 2 for r in rewards) / len(rewards)) ** 0.5
    if std == 0:
        return [0.0] * len(rewards)
    return [(r - mean) / std for r in rewards]
