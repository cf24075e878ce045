# diagnosis: none
def grpo_advantage(rewards):
    m = sum(rewards) / len(rewards)
    s = (sum((r - m) ** 2 for r in rewards) / len(rewards)) ** 0.5
    return [(r - m) / (s + 1e-8) for r in rewards]
