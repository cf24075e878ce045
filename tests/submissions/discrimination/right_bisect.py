from bisect import bisect_left, bisect_right
from itertools import compress


def discrimination(credits, labels):
    right = list(compress(credits, labels))
    wrong = sorted(compress(credits, [not label for label in labels]))
    if not right:
        return None, None
    if not wrong:
        return None, None
    auroc = sum(bisect_left(wrong, c) + bisect_right(wrong, c) for c in right) / (2 * len(right) * len(wrong))
    return sum(right) / len(right) - sum(wrong) / len(wrong), auroc
