# diagnosis: medians_for_means
import numpy as np


def discrimination(credits, labels):
    c, y = np.array(credits, dtype=float), np.array(labels) == 1
    if not y.any() or y.all():
        return None, None
    d = np.sign(c[y][:, None] - c[~y][None])
    return np.median(c[y]) - np.median(c[~y]), ((d + 1) / 2).mean()
