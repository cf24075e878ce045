# diagnosis: sample_std
import math


def grpo(rewards):
    n = len(rewards)
    mean = sum(rewards) / n
    var = sum((r - mean) ** 2 for r in rewards) / (n - 1)
    return [(r - mean) / (math.sqrt(var) + 1e-6) for r in rewards]


def dynamic_sample(candidate_groups):
    for group in candidate_groups:
        if 0 < sum(group) / len(group) < 1:
            return {"kept_group": group, "accuracy": sum(group) / len(group), "advantages": grpo(group)}
    return {"kept_group": None, "accuracy": None, "advantages": None}
