# diagnosis: sample_std
import numpy as np


def dynamic_sample(candidate_groups):
    for group in candidate_groups:
        r = np.array(group, dtype=float)
        if 0 < r.mean() < 1:
            adv = (r - r.mean()) / r.std(ddof=1)
            return {"kept_group": group, "accuracy": float(r.mean()), "advantages": adv.tolist()}
    return {"kept_group": None, "accuracy": None, "advantages": None}
