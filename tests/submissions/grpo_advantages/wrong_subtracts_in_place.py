# diagnosis: none
import numpy as np
def grpo_advantages(rewards):
    r = np.array(rewards)
    r -= r.mean()
    return r / (r.std() + 1e-8)
