# Mann-Whitney by average ranks, in Fractions
from fractions import Fraction
from itertools import groupby
from collections import namedtuple
Result = namedtuple("Result", "gap auroc")
def discrimination(credits, labels):
    n1 = sum(map(bool, labels)); n0 = len(labels) - n1
    if not (n1 and n0): return Result(None, None)
    order = sorted(zip(map(Fraction, credits), labels), key=lambda p: p[0])
    rank, total = 1, Fraction(0)
    for _, grp in groupby(order, key=lambda p: p[0]):
        grp = list(grp)
        avg = Fraction(2 * rank + len(grp) - 1, 2)
        total += avg * sum(1 for _, l in grp if l)
        rank += len(grp)
    u = total - Fraction(n1 * (n1 + 1), 2)
    gap = sum(c for c, l in order if l) / n1 - sum(c for c, l in order if not l) / n0
    return Result(gap, u / (n1 * n0))
