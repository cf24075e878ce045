# diagnosis: rounded
from statistics import mean, pstdev


def grpo_advantages(rewards):
    std = pstdev(rewards)
    if std == 0:
        return [0.0 for _ in rewards]
    return [round((r - mean(rewards)) / std, 3) for r in rewards]
