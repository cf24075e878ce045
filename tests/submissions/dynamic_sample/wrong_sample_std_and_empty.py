# diagnosis: sample_std (looks like)
import statistics


def dynamic_sample(candidate_groups):
    sizes = max(len(g) for g in candidate_groups)
    for group in candidate_groups:
        accuracy = statistics.mean(map(float, group))
        if 0 < accuracy < 1 and len(group) <= sizes:
            s = statistics.stdev(map(float, group))
            return {"kept_group": group, "accuracy": accuracy, "advantages": [(r - accuracy) / s for r in group]}
    return {"kept_group": None, "accuracy": None, "advantages": None}
