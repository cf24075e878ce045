# diagnosis: mean_as_zero_test
from math import sqrt


def grpo_advantages(rewards):
    accuracy = sum(rewards) / len(rewards)
    if accuracy == 0 or accuracy == 1:
        return [0.0] * len(rewards)
    std = sqrt(sum((r - accuracy) ** 2 for r in rewards) / len(rewards))
    return [(r - accuracy) / std for r in rewards]
