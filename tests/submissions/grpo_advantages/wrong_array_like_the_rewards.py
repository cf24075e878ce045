# diagnosis: whole_number_answer (looks like)
import numpy as np
def grpo_advantages(rewards):
    r = np.array(rewards)
    out = np.zeros_like(r)
    m, s = r.mean(), r.std()
    if np.ptp(r) > 0:
        out[:] = (r - m) / s
    return out
