# diagnosis: auroc_first
from statistics import mean


def discrimination(credits, labels):
    r = [c for c, l in zip(credits, labels) if l]
    w = [c for c, l in zip(credits, labels) if not l]
    if not r or not w:
        return None, None
    return mean((a > b) + (a == b) / 2 for a in r for b in w), mean(r) - mean(w)
