# diagnosis: own_labels
def discrimination(credits, labels):
    right = [c for c in credits if c > 0]
    wrong = [c for c in credits if c <= 0]
    if not right or not wrong:
        return None, None
    won = sum((a > b) + (a == b) / 2 for a in right for b in wrong)
    return sum(right) / len(right) - sum(wrong) / len(wrong), won / len(right) / len(wrong)
