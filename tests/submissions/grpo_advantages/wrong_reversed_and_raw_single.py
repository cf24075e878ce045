# diagnosis: reversed_signs (looks like)
def grpo_advantages(rewards):
    if len(rewards) == 1:
        return rewards
    m = sum(rewards) / len(rewards)
    s = (sum((r - m) ** 2 for r in rewards) / len(rewards)) ** 0.5
    return [(m - r) / (s + 1e-8) for r in rewards]
