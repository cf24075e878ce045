# diagnosis: ties_count_nothing
def discrimination(credits, labels):
    pos = [c for c, l in zip(credits, labels) if l]
    neg = [c for c, l in zip(credits, labels) if not l]
    if not pos or not neg:
        return 0.0, 0.5
    wins = sum(1 for p in pos for n in neg if p > n)
    return sum(pos) / len(pos) - sum(neg) / len(neg), wins / (len(pos) * len(neg))
