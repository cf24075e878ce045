# diagnosis: sample_std (looks like)
import numpy as np


def grpo_advantages(rewards, epsilon=1e-6):
    scores = np.array(rewards, dtype=float)
    if len(scores) == 1:
        mean, std = 0.0, 1.0
    else:
        mean, std = scores.mean(), scores.std(ddof=1)
    return (scores - mean) / (std + epsilon)
