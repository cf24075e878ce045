# diagnosis: none
import math


def discrimination(credits, labels):
    squeezed = [1 / (1 + math.exp(-c)) for c in credits]
    right = [c for c, l in zip(squeezed, labels) if l]
    wrong = [c for c, l in zip(squeezed, labels) if not l]
    if not right or not wrong:
        return None, None
    won = sum((a > b) + (a == b) / 2 for a in right for b in wrong)
    return sum(right) / len(right) - sum(wrong) / len(wrong), won / len(right) / len(wrong)
