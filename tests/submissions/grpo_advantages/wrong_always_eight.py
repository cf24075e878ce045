# diagnosis: none
def grpo_advantages(rewards):
    G = 8
    mean = sum(rewards) / G
    std = (sum((r - mean) ** 2 for r in rewards) / G) ** 0.5
    return [(r - mean) / std if std else 0.0 for r in rewards]
