from statistics import mean, pstdev


def grpo_advantages(rewards):
    return [(r - mean(rewards)) / pstdev(rewards) if pstdev(rewards) > 0 else 0.0 for r in rewards]
