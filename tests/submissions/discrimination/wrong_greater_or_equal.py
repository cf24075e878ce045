# diagnosis: ties_count_in_full
def discrimination(credits, labels):
    pos = [c for c, l in zip(credits, labels) if l]
    neg = [c for c, l in zip(credits, labels) if not l]
    gap = sum(pos) / len(pos) - sum(neg) / len(neg)
    return gap, sum(p >= n for p in pos for n in neg) / (len(pos) * len(neg))
