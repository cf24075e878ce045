# diagnosis: rounded_rewards
def grpo_advantages(rewards):
    rewards = [round(r, 3) for r in rewards]
    mean = sum(rewards) / len(rewards)
    std = (sum((r - mean) ** 2 for r in rewards) / len(rewards)) ** 0.5
    if std < 1e-9:
        return [0.0] * len(rewards)
    return [(r - mean) / std for r in rewards]
