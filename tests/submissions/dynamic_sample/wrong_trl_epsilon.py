# diagnosis: large_epsilon
import numpy as np


def dynamic_sample(candidate_groups):
    for group in candidate_groups:
        r = np.array(group, dtype=float)
        if 0 < r.mean() < 1:
            return {"kept_group": group, "accuracy": r.mean(), "advantages": (r - r.mean()) / (r.std() + 1e-4)}
    return {"kept_group": None, "accuracy": None, "advantages": None}
