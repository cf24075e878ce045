# verdict: error: MiB of memory
# exercise: summary
# numpy has an exception of its own.
import numpy as np


def summary(values):
    return np.ones((1 << 15, 1 << 15))
