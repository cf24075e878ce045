# diagnosis: ties_by_place
def discrimination(credits, labels):
    order = sorted(range(len(credits)), key=lambda i: credits[i])
    n1 = sum(labels)
    n0 = len(labels) - n1
    if n1 == 0 or n0 == 0:
        return float("nan"), float("nan")
    u = 0
    seen = 0
    for i in order:
        if labels[i]:
            u += seen
        else:
            seen += 1
    right = sum(c for c, l in zip(credits, labels) if l) / n1
    wrong = sum(c for c, l in zip(credits, labels) if not l) / n0
    return right - wrong, u / (n1 * n0)
