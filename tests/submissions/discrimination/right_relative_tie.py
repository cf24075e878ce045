import math
from statistics import fmean


def discrimination(credits, labels):
    right = [c for c, l in zip(credits, labels) if l == 1]
    wrong = [c for c, l in zip(credits, labels) if l == 0]
    if len(right) * len(wrong) == 0:
        return None, None

    def point(a, b):
        if math.isclose(a, b, rel_tol=1e-9, abs_tol=1e-12):
            return 0.5
        return 1.0 if a > b else 0.0

    return fmean(right) - fmean(wrong), fmean(point(a, b) for a in right for b in wrong)
