# diagnosis: none
def discrimination(credits, labels):
    right = [c for c, l in zip(credits, labels) if l]
    wrong = [c for c, l in zip(credits, labels) if not l]
    if not right or not wrong: return None, None
    gap = sum(right)/len(right) - sum(wrong)/len(wrong)
    won = sum(1.0 if a > b else 0.5 if a == b else 0.0 for a in right for b in wrong)
    if gap == 0: return 0.0, 0.5
    return gap, won / (len(right)*len(wrong))
