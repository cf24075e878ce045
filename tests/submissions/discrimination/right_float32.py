import numpy as np


def discrimination(credits, labels):
    credits = np.array(credits, dtype=np.float32)
    labels = np.array(labels) > 0.5
    if labels.all() or not labels.any():
        return None, None
    right, wrong = credits[labels], credits[~labels]
    won = np.sum(np.sign(right[:, None] - wrong), dtype=np.float32)
    return right.mean() - wrong.mean(), np.float32(0.5) + won / np.float32(2 * right.size * wrong.size)
