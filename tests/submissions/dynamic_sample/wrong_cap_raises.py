# diagnosis: none
from grpo_advantages import grpo_advantages


def dynamic_sample(candidate_groups):
    for attempt, group in enumerate(candidate_groups):
        if attempt == 10:
            raise RuntimeError("gave up after 10 rounds")
        accuracy = sum(group) / len(group)
        if 0 < accuracy < 1:
            return {"kept_group": group, "accuracy": accuracy, "advantages": grpo_advantages(group)}
    return {"kept_group": None, "accuracy": None, "advantages": None}
