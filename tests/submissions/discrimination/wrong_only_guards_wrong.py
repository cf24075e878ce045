# diagnosis: no_number_for_nothing
def discrimination(credits, labels):
    right = [c for c, l in zip(credits, labels) if l]
    wrong = [c for c, l in zip(credits, labels) if not l]
    if not wrong:
        return None, None
    gap = sum(right) / len(right) - sum(wrong) / len(wrong)
    won = sum((a > b) + (a == b) / 2 for a in right for b in wrong)
    return gap, won / len(right) / len(wrong)
