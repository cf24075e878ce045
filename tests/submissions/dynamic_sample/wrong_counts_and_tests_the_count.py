# diagnosis: never_keeps_a_group
from grpo_advantages import grpo_advantages


def dynamic_sample(candidate_groups):
    for group in candidate_groups:
        accuracy = sum(group) / len(group)
        right = sum(group)
        if 0 < right < 1:
            return {"kept_group": group, "accuracy": accuracy, "advantages": grpo_advantages(group)}
    return {"kept_group": None, "accuracy": None, "advantages": None}
