import numpy as np


def dynamic_sample(candidate_groups):
    for g in candidate_groups:
        r = np.array(g, dtype=np.float64)
        if r.std() > 1e-9:
            return {"kept_group": r, "accuracy": r.mean(), "advantages": (r - r.mean()) / (r.std() + 1e-6)}
    return dict(kept_group=None, accuracy=None, advantages=None)
