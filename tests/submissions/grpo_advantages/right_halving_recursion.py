import math


def total(xs):
    if len(xs) == 1:
        return xs[0]
    half = len(xs) // 2
    return total(xs[:half]) + total(xs[half:])


def grpo_advantages(rewards):
    n = len(rewards)
    if rewards.count(rewards[0]) == n:
        return n * [0.0]
    mean = total(rewards) / n
    std = math.sqrt(total([(r - mean) ** 2 for r in rewards]) / n)
    return list(map(lambda r: (r - mean) / std, rewards))
