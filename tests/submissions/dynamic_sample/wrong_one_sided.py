# diagnosis: drops_only_solved
from grpo_advantages import grpo_advantages


def dynamic_sample(candidate_groups):
    for group in candidate_groups:
        if all(group):
            continue  # already solved
        return {"kept_group": group, "accuracy": sum(group) / len(group), "advantages": grpo_advantages(group)}
    return {"kept_group": None, "accuracy": None, "advantages": None}
