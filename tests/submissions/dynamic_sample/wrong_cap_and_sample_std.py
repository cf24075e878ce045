# diagnosis: sample_std (looks like)
import numpy as np

MAX_ROUNDS = 32


def dynamic_sample(candidate_groups):
    for round_number, group in enumerate(candidate_groups):
        if round_number == MAX_ROUNDS:
            break
        rewards = np.array(group, dtype=float)
        if rewards.std() > 0:
            advantages = (rewards - rewards.mean()) / rewards.std(ddof=1)
            return {"kept_group": group, "accuracy": rewards.mean(), "advantages": advantages}
    return dict.fromkeys(["kept_group", "accuracy", "advantages"])
