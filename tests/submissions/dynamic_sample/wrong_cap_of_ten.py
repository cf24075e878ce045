# diagnosis: gives_up_after_a_cap
from grpo_advantages import grpo_advantages


def dynamic_sample(candidate_groups):
    for group in candidate_groups[:10]:
        accuracy = sum(group) / len(group)
        if 0 < accuracy < 1:
            return {"kept_group": group, "accuracy": accuracy, "advantages": grpo_advantages(group)}
    return {"kept_group": None, "accuracy": None, "advantages": None}
