# diagnosis: gap_without_sign
def discrimination(credits, labels):
    right = [c for c, l in zip(credits, labels) if l]
    wrong = [c for c, l in zip(credits, labels) if not l]
    if not right or not wrong:
        return None, None
    distance = abs(sum(right) / len(right) - sum(wrong) / len(wrong))
    points = sum((a > b) + (a == b) / 2 for a in right for b in wrong)
    return distance, points / len(right) / len(wrong)
