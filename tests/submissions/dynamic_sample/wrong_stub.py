# diagnosis: never_keeps_a_group
def dynamic_sample(candidate_groups):
    return {"kept_group": None, "accuracy": None, "advantages": None}
