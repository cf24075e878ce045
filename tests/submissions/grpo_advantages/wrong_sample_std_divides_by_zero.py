# diagnosis: sample_std (looks like)
def grpo_advantages(rewards):
    n = len(rewards)
    mean = sum(rewards) / n
    var = sum((r - mean) ** 2 for r in rewards) / (n - 1)
    return [(r - mean) / var ** 0.5 for r in rewards]
