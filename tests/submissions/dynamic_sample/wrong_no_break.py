# diagnosis: keeps_last
from grpo_advantages import grpo_advantages


def dynamic_sample(candidate_groups):
    kept = accuracy = advantages = None
    for group in candidate_groups:
        p = sum(group) / len(group)
        if p > 0 and p < 1:
            kept, accuracy, advantages = group, p, grpo_advantages(group)
    return {"kept_group": kept, "accuracy": accuracy, "advantages": advantages}
