# diagnosis: keeps_all_mixed
from grpo_advantages import grpo_advantages


def dynamic_sample(candidate_groups):
    out = {"kept_group": [], "accuracy": [], "advantages": []}
    for group in candidate_groups:
        accuracy = sum(group) / len(group)
        if 0 < accuracy < 1:
            out["kept_group"].append(group)
            out["accuracy"].append(accuracy)
            out["advantages"].append(grpo_advantages(group))
    return out
