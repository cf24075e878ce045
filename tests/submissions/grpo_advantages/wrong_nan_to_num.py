# diagnosis: exact_zero_test
import numpy as np


def grpo_advantages(rewards):
    r = np.array(rewards)
    with np.errstate(all="ignore"):
        return np.nan_to_num((r - r.mean()) / r.std())
