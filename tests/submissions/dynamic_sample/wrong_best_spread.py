# diagnosis: nearest_to_half
import numpy as np
from grpo_advantages import grpo_advantages


def dynamic_sample(candidate_groups):
    usable = [g for g in candidate_groups if np.std(g) > 0]
    if not usable:
        return {"kept_group": None, "accuracy": None, "advantages": None}
    best = sorted(usable, key=lambda g: -np.round(np.std(g), 9))[0]
    return {"kept_group": best, "accuracy": np.mean(best), "advantages": grpo_advantages(best)}
