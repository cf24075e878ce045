# diagnosis: gap_in_spreads
import numpy as np


def discrimination(credits, labels):
    c, y = np.array(credits, dtype=float), np.array(labels) == 1
    if not y.any() or y.all():
        return None, None
    d = np.sign(c[y][:, None] - c[~y][None])
    return (c[y].mean() - c[~y].mean()) / (c.std() + 1e-8), ((d + 1) / 2).mean()
