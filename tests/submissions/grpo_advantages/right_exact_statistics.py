import statistics


def grpo_advantages(rewards: list) -> list:
    mean = statistics.mean(rewards)
    std = statistics.pstdev(rewards)
    if std == 0:
        return [0.0 for _ in rewards]
    return [(r - mean) / std for r in rewards]
