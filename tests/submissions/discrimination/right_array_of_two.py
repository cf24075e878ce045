import numpy as np


def discrimination(credits, labels):
    y = np.array(labels, dtype=int)
    c = np.array(credits, dtype=np.float64)
    n1, n0 = int(y.sum()), int((1 - y).sum())
    if n1 * n0 == 0:
        return [None, None]
    gap = (c * y).sum() / n1 - (c * (1 - y)).sum() / n0
    auroc = sum(np.heaviside(a - b, 0.5) for a in c[y == 1] for b in c[y == 0]) / (n1 * n0)
    return np.array([gap, auroc])
