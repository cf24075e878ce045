def grpo_advantages(rewards):
    if max(rewards) - min(rewards) < 0.00099:
        return [0.0] * len(rewards)
    mean = sum(rewards) / len(rewards)
    std = (sum((r - mean) ** 2 for r in rewards) / len(rewards)) ** 0.5
    if std == 0:
        return [0.0] * len(rewards)
    return [(r - mean) / std for r in rewards]
