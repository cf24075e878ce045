from decimal import Decimal, getcontext

getcontext().prec = 60


def grpo_advantages(rewards):
    numbers = [Decimal(float(r)) for r in rewards]
    mean = sum(numbers) / len(numbers)
    std = (sum((n - mean) ** 2 for n in numbers) / len(numbers)).sqrt()
    if max(numbers) == min(numbers):
        return [0.0] * len(numbers)
    return [float((n - mean) / std) for n in numbers]
