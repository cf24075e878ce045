# diagnosis: auroc_of_the_means
def discrimination(credits, labels):
    right = [c for c, l in zip(credits, labels) if l]
    wrong = [c for c, l in zip(credits, labels) if not l]
    if not right or not wrong:
        return None, None
    gap = sum(right) / len(right) - sum(wrong) / len(wrong)
    return gap, 1.0 if gap > 0 else 0.5 if gap == 0 else 0.0
