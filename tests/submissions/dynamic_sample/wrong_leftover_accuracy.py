# diagnosis: last_accuracy_without_group
from grpo_advantages import grpo_advantages


def dynamic_sample(candidate_groups):
    kept = None
    accuracy = None
    advantages = None
    for group in candidate_groups:
        accuracy = sum(group) / len(group)
        if 0 < accuracy < 1:
            kept = group
            advantages = grpo_advantages(group)
            break
    return {"kept_group": kept, "accuracy": accuracy, "advantages": advantages}
