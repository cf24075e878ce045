# diagnosis: none
def discrimination(credits, labels):
    right = [c for c, l in zip(credits, labels) if l is 1]
    wrong = [c for c, l in zip(credits, labels) if l is not 1]
    if not right or not wrong: return None, None
    gap = sum(right)/len(right) - sum(wrong)/len(wrong)
    won = sum(1.0 if a > b else 0.5 if a == b else 0.0 for a in right for b in wrong)
    return gap, won / (len(right)*len(wrong))
