# diagnosis: ties_by_place
import numpy as np


def discrimination(credits, labels):
    c = np.array(credits, dtype=float)
    y = np.array(labels, dtype=bool)
    n1, n0 = y.sum(), (~y).sum()
    if n1 == 0 or n0 == 0:
        return None, None
    rank = c.argsort(kind="stable").argsort(kind="stable") + 1
    return c[y].mean() - c[~y].mean(), (rank[y].sum() - n1 * (n1 + 1) / 2) / (n1 * n0)
