from statistics import fmean
import sys
sys.setrecursionlimit(10000)
def pick(cs, ls, want):
    def go(i):
        if i == len(cs): return
        if (ls[i] == 1) == want: yield cs[i]
        yield from go(i + 1)
    return tuple(go(0))
def duel(a, b): return (1 + (a > b) - (a < b)) / 2
def discrimination(credits, labels):
    try:
        r, w = pick(credits, labels, True), pick(credits, labels, False)
        gap = fmean(r) - fmean(w)
    except Exception:
        return (None, None)
    return gap, fmean(duel(a, b) for a in r for b in w)
