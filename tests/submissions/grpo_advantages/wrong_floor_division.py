# diagnosis: whole_number_mean
def grpo_advantages(rewards):
    if min(rewards) == max(rewards):
        return [0.0] * len(rewards)
    mean = sum(rewards) // len(rewards)
    std = (sum((r - mean) ** 2 for r in rewards) / len(rewards)) ** 0.5
    return [(r - mean) / std for r in rewards]
