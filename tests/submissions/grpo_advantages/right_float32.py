import numpy as np


def grpo_advantages(rewards: list[float]) -> np.ndarray:
    r = np.array(rewards, dtype=np.float32)
    if (r == r[0]).all():
        return np.zeros(len(r), dtype=np.float32)
    centred = r - r.mean()
    return centred / np.sqrt(np.mean(centred**2))
