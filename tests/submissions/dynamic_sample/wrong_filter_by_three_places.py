# diagnosis: narrow_range
from grpo_advantages import grpo_advantages


def dynamic_sample(candidate_groups):
    for group in candidate_groups:
        accuracy = sum(group) / len(group)
        if round(accuracy, 3) not in (0, 1):
            return {"kept_group": group, "accuracy": accuracy, "advantages": grpo_advantages(group)}
    return {"kept_group": None, "accuracy": None, "advantages": None}
