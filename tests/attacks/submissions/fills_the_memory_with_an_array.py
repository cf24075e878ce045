# verdict: error: MiB of memory
# numpy has an exception of its own.
import numpy as np


def double(values):
    return np.ones((1 << 15, 1 << 15))
