from grpo_advantages import grpo_advantages


def dynamic_sample(candidate_groups):
    if not candidate_groups:
        return {"kept_group": None, "accuracy": None, "advantages": None}
    head, *rest = candidate_groups
    n_correct = sum(head)
    if 0 < n_correct < len(head):
        return {"kept_group": head, "accuracy": n_correct / len(head), "advantages": grpo_advantages(head)}
    return dynamic_sample(rest)
