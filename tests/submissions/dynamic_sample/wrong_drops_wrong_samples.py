# diagnosis: filters_samples
from grpo_advantages import grpo_advantages


def dynamic_sample(candidate_groups):
    for group in candidate_groups:
        accuracy = sum(group) / len(group)
        if 0 < accuracy < 1:
            good = [r for r in group if r == 1]
            return {"kept_group": good, "accuracy": accuracy, "advantages": grpo_advantages(good)}
    return {"kept_group": None, "accuracy": None, "advantages": None}
