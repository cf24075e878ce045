# diagnosis: sums_for_means
import numpy as np


def discrimination(credits, labels):
    y = np.array(labels, dtype=float)
    c = np.array(credits, dtype=float)
    if y.sum() in (0, len(y)):
        return None, None
    gap = c @ y - c @ (1 - y)
    auroc = np.mean([np.heaviside(a - b, 0.5) for a in c[y == 1] for b in c[y == 0]])
    return gap, auroc
