# diagnosis: raises_without_candidates
from grpo_advantages import grpo_advantages


def dynamic_sample(candidate_groups):
    group, position = candidate_groups[0], 0
    while not 0 < sum(group) / len(group) < 1:
        position += 1
        if position == len(candidate_groups):
            return {"kept_group": None, "accuracy": None, "advantages": None}
        group = candidate_groups[position]
    return {"kept_group": group, "accuracy": sum(group) / len(group), "advantages": grpo_advantages(group)}
