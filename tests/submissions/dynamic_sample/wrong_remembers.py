# diagnosis: none
from grpo_advantages import grpo_advantages

result = {"kept_group": None, "accuracy": None, "advantages": None}


def dynamic_sample(candidate_groups):
    for group in candidate_groups:
        accuracy = sum(group) / len(group)
        if 0 < accuracy < 1 and result["kept_group"] is None:
            result.update(kept_group=group, accuracy=accuracy, advantages=grpo_advantages(group))
    return result
