# diagnosis: none
def dynamic_sample(candidate_groups):
    right, wrong = 0.775, -1.291
    return {
        "kept_group": [1, 0, 1, 1, 0, 1, 0, 1],
        "accuracy": 0.625,
        "advantages": [right, wrong, right, right, wrong, right, wrong, right],
    }
