# diagnosis: sample_std
import numpy as np


def grpo_advantages(rewards):
    return (np.array(rewards) - np.mean(rewards)) / np.std(rewards, ddof=1)
