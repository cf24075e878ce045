# diagnosis: mean_only
def dynamic_sample(candidate_groups):
    for group in candidate_groups:
        mean = sum(group) / len(group)
        if 0 < mean < 1:
            return {"kept_group": group, "accuracy": mean, "advantages": [round(r - mean, 3) for r in group]}
    return {"kept_group": None, "accuracy": None, "advantages": None}
