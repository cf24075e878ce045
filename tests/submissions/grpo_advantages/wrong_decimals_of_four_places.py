# diagnosis: rounded_rewards
from decimal import Decimal


def grpo_advantages(rewards):
    rewards = [Decimal(f"{float(r):.4f}") for r in rewards]
    mean = sum(rewards) / len(rewards)
    std = (sum((r - mean) ** 2 for r in rewards) / len(rewards)).sqrt()
    return [float((r - mean) / std) if std > Decimal("1e-12") else 0.0 for r in rewards]
