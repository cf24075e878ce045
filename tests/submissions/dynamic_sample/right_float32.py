import numpy as np


def dynamic_sample(candidate_groups):
    for group in candidate_groups:
        r = np.asarray(group, dtype=np.float32)
        acc = r.mean()
        if acc > 0 and acc < 1:
            adv = (r - acc) / r.std()
            return {"kept_group": tuple(group), "accuracy": acc, "advantages": [a for a in adv]}
    return {"kept_group": None, "accuracy": None, "advantages": None}
