# diagnosis: keeps_single_samples
import numpy as np
from grpo_advantages import grpo_advantages


def dynamic_sample(candidate_groups):
    for group in candidate_groups:
        if np.std(group) > 0 or len(group) == 1:
            return {"kept_group": group, "accuracy": np.mean(group), "advantages": grpo_advantages(group)}
    return {"kept_group": None, "accuracy": None, "advantages": None}
