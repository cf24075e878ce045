# diagnosis: too_many_pairs
from itertools import combinations


def discrimination(credits, labels):
    n1 = sum(map(bool, labels))
    n0 = len(labels) - n1
    if n1 == 0 or n0 == 0:
        return None, None
    score = total = 0
    for (a, x), (b, y) in combinations(list(zip(credits, labels)), 2):
        total += 1
        if bool(x) != bool(y):
            hi, lo = (a, b) if x else (b, a)
            score += 1 if hi > lo else 0.5 if hi == lo else 0
    right = sum(c for c, l in zip(credits, labels) if l) / n1
    wrong = sum(c for c, l in zip(credits, labels) if not l) / n0
    return right - wrong, score / total
