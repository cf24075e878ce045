# diagnosis: only_true_is_right
def discrimination(credits, labels):
    right = [c for c, l in zip(credits, labels) if l is True]
    wrong = [c for c, l in zip(credits, labels) if l is not True]
    if not right or not wrong:
        return None, None
    won = sum((a > b) + (a == b) / 2 for a in right for b in wrong)
    return sum(right) / len(right) - sum(wrong) / len(wrong), won / len(right) / len(wrong)
