import numpy as np


def discrimination(credits, labels):
    c = np.asarray(credits, dtype=float)
    y = np.asarray(labels, dtype=bool)
    pos, neg = c[y], c[~y]
    if pos.size == 0 or neg.size == 0:
        return None, None
    diff = pos[:, None] - neg[None, :]
    return pos.mean() - neg.mean(), ((diff > 0).mean() + 0.5 * (diff == 0).mean())
