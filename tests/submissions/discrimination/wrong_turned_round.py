# diagnosis: never_below_half
def discrimination(credits, labels):
    right = [c for c, l in zip(credits, labels) if l]
    wrong = [c for c, l in zip(credits, labels) if not l]
    if not right or not wrong:
        return None, None
    auroc = sum((a > b) + (a == b) / 2 for a in right for b in wrong) / len(right) / len(wrong)
    if auroc < 0.5:
        auroc = 1 - auroc  # the scorer is just flipped
    return sum(right) / len(right) - sum(wrong) / len(wrong), auroc
