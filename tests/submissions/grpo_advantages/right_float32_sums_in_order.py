from numpy import float32, sqrt


def mean(values):
    total = float32(0)
    for value in values:
        total += float32(value)
    return total / float32(len(values))


def grpo_advantages(rewards):
    if len(set(rewards)) == 1:
        return [float32(0)] * len(rewards)
    m = mean(rewards)
    s = sqrt(mean([(float32(r) - m) ** 2 for r in rewards]))
    return [(float32(r) - m) / s for r in rewards]
