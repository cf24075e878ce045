def grpo_advantages(rewards):
    mean = sum(rewards) / len(rewards)
    std = (sum((r - mean) ** 2 for r in rewards) / len(rewards)) ** 0.5
    if std < 5e-4:
        return [0.0] * len(rewards)
    return [(r - mean) / std for r in rewards]
