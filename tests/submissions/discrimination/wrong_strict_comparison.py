# diagnosis: ties_count_nothing
import numpy as np


def discrimination(credits, labels):
    c, y = np.array(credits, float), np.array(labels, bool)
    if y.all() or not y.any():
        return None, None
    return c[y].mean() - c[~y].mean(), (c[y][:, None] > c[~y]).mean()
