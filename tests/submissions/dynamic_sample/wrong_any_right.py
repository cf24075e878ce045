# diagnosis: drops_only_failed
from grpo_advantages import grpo_advantages


def dynamic_sample(candidate_groups):
    for group in candidate_groups:
        if any(group):
            return {"kept_group": group, "accuracy": sum(group) / len(group), "advantages": grpo_advantages(group)}
    return {"kept_group": None, "accuracy": None, "advantages": None}
