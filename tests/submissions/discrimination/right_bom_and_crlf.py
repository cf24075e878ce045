# written on Windows
def discrimination(credits, labels):
    right = [c for c, y in zip(credits, labels) if y]
    wrong = [c for c, y in zip(credits, labels) if not y]
    if not right or not wrong:
        return None, None
    won = 0
    for a in right:
        for b in wrong:
            won += 1 if a > b else 0.5 if a == b else 0
    return sum(right) / len(right) - sum(wrong) / len(wrong), won / len(right) / len(wrong)
