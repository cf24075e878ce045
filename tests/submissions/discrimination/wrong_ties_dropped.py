# diagnosis: ties_left_out
def discrimination(credits, labels):
    right = [c for c, l in zip(credits, labels) if l]
    wrong = [c for c, l in zip(credits, labels) if not l]
    if not right or not wrong:
        return None, None
    won = lost = 0
    for r in right:
        for w in wrong:
            won += r > w
            lost += r < w
    auroc = won / (won + lost) if won + lost else 0.5
    return sum(right) / len(right) - sum(wrong) / len(wrong), auroc
