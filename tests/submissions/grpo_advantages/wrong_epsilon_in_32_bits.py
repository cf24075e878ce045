# diagnosis: float32_rounding
import numpy as np
def grpo_advantages(rewards):
    r = np.array(rewards, dtype=np.float32)
    return (r - r.mean()) / (r.std() + 1e-6)
