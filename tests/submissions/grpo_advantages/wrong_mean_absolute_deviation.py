# diagnosis: absolute_deviation
def grpo_advantages(rewards):
    n = len(rewards)
    mean = sum(rewards) / n
    mad = sum(abs(r - mean) for r in rewards) / n
    return [(r - mean) / (mad + 1e-8) for r in rewards]
