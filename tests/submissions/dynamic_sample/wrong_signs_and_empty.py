# diagnosis: plus_minus_one (looks like)
def dynamic_sample(candidate_groups):
    if not candidate_groups:
        return {}
    for group in candidate_groups:
        accuracy = sum(group) / len(group)
        if 0 < accuracy < 1:
            advantages = [1.0 if r else -1.0 for r in group]
            return {"kept_group": group, "accuracy": accuracy, "advantages": advantages}
    return {"kept_group": None, "accuracy": None, "advantages": None}
