# diagnosis: gap_to_all_steps
def discrimination(credits, labels):
    right = [c for c, l in zip(credits, labels) if l]
    wrong = [c for c, l in zip(credits, labels) if not l]
    if not right or not wrong: return None, None
    gap = sum(right)/len(right) - sum(credits)/len(credits)
    won = sum(1.0 if a > b else 0.5 if a == b else 0.0 for a in right for b in wrong)
    return gap, won / (len(right)*len(wrong))
