import numpy as np


def dynamic_sample(candidate_groups):
    for group in candidate_groups:
        rewards = np.array(group, dtype=np.float32)
        if rewards.min() < rewards.max():
            advantages = (rewards - rewards.mean()) / (rewards.std() + np.float32(1e-6))
            return {"kept_group": group, "accuracy": sum(group) / len(group), "advantages": advantages}
    return {"kept_group": None, "accuracy": None, "advantages": None}
