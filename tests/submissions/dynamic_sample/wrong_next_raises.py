# diagnosis: raises_without_group
from grpo_advantages import grpo_advantages


def dynamic_sample(candidate_groups):
    group = next(g for g in candidate_groups if 0 < sum(g) < len(g))
    return {"kept_group": group, "accuracy": sum(group) / len(group), "advantages": grpo_advantages(group)}
