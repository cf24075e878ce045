# diagnosis: none
from grpo_advantages import grpo_advantages


def dynamic_sample(candidate_groups):
    for group in candidate_groups:
        correct = sum(group)
        if 0 < correct < len(group):
            return {"kept_group": sorted(group), "accuracy": correct, "advantages": grpo_advantages(group)}
    return None
