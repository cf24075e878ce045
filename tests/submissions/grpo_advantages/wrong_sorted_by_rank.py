# diagnosis: sorted_answer
from statistics import mean, pstdev


def grpo_advantages(rewards):
    ordered = sorted(rewards, reverse=True)
    if ordered[0] == ordered[-1]:
        return [0.0] * len(rewards)
    return [(r - mean(ordered)) / pstdev(ordered) for r in ordered]
