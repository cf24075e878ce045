# diagnosis: tuple_for_dict
from grpo_advantages import grpo_advantages


def dynamic_sample(candidate_groups):
    for group in candidate_groups:
        accuracy = sum(group) / len(group)
        if 0 < accuracy < 1:
            return group, accuracy, grpo_advantages(group)
    return None, None, None
