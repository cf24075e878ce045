# diagnosis: wins_less_losses
import numpy as np


def discrimination(credits, labels):
    c, y = np.array(credits, dtype=float), np.array(labels, dtype=bool)
    if not y.any() or y.all():
        return None, None
    return c[y].mean() - c[~y].mean(), np.sign(np.subtract.outer(c[y], c[~y])).mean()
