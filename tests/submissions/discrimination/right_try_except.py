def discrimination(credits, labels):
    R = [x for x, y in zip(credits, labels) if y]
    W = [x for x, y in zip(credits, labels) if not y]
    try:
        gap = sum(R) / len(R) - sum(W) / len(W)
        auroc = sum(1.0 * (r > w) + 0.5 * (r == w) for r in R for w in W) / len(R) / len(W)
    except ZeroDivisionError:
        return None, None
    return gap, auroc
