# diagnosis: exact_zero_test
def grpo_advantages(rewards):
    mean = sum(rewards) / len(rewards)
    std = (sum((r - mean) ** 2 for r in rewards) / len(rewards)) ** 0.5
    try:
        return [(r - mean) / std for r in rewards]
    except ZeroDivisionError:
        return [0.0 for r in rewards]
