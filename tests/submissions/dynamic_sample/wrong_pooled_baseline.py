# diagnosis: pooled_advantages
import numpy as np


def dynamic_sample(candidate_groups):
    seen = []
    for group in candidate_groups:
        seen += group
        accuracy = sum(group) / len(group)
        if 0 < accuracy < 1:
            adv = [(r - np.mean(seen)) / np.std(seen) for r in group]
            return {"kept_group": group, "accuracy": accuracy, "advantages": adv}
    return {"kept_group": None, "accuracy": None, "advantages": None}
