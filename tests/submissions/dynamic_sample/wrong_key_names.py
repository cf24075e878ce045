# diagnosis: none
from grpo_advantages import grpo_advantages


def dynamic_sample(candidate_groups):
    for group in candidate_groups:
        acc = sum(group) / len(group)
        if 0 < acc < 1:
            return {"group": group, "acc": acc, "advantages": grpo_advantages(group)}
    return {"group": None, "acc": None, "advantages": None}
