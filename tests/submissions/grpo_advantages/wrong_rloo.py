# diagnosis: leave_one_out
def grpo_advantages(rewards):
    n = len(rewards)
    if n == 1:
        return [0.0]
    total = sum(rewards)
    return [r - (total - r) / (n - 1) for r in rewards]
