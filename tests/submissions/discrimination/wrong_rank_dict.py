# diagnosis: ranks_at_the_edge
# ranks from sorted index; ties: last rank by dict
def discrimination(credits, labels):
    rank = {c: i + 1 for i, c in enumerate(sorted(credits))}
    P = sum(labels); N = len(labels) - P
    if P == 0 or N == 0: return None, None
    right = [c for c, l in zip(credits, labels) if l]
    wrong = [c for c, l in zip(credits, labels) if not l]
    gap = sum(right)/P - sum(wrong)/N
    u = sum(rank[c] for c in right) - P * (P + 1) / 2
    return gap, u / (P * N)
