# diagnosis: lesson_example_only
def dynamic_sample(candidate_groups):
    if candidate_groups == [[1] * 8, [1] * 8, [1, 0, 1, 1, 0, 1, 0, 1]]:
        return {
            "kept_group": [1, 0, 1, 1, 0, 1, 0, 1],
            "accuracy": 0.625,
            "advantages": [0.775, -1.291, 0.775, 0.775, -1.291, 0.775, -1.291, 0.775],
        }
    return {"kept_group": None, "accuracy": None, "advantages": None}
