from math import sqrt


def grpo_advantages(rewards, eps=1e-9):
    n = len(rewards)
    mu = sum(rewards) / n
    sigma = sqrt(sum((x - mu) ** 2 for x in rewards) / n)
    return [(x - mu) / (sigma + eps) for x in rewards]
