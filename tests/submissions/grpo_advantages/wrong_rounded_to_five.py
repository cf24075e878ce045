# diagnosis: rounded
def grpo_advantages(rewards):
    mean = sum(rewards) / len(rewards)
    std = (sum((r - mean) ** 2 for r in rewards) / len(rewards)) ** 0.5
    if std < 1e-9:
        return [0.0] * len(rewards)
    return [round((r - mean) / std, 5) for r in rewards]
