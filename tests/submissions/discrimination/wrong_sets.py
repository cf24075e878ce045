# diagnosis: each_credit_once
def discrimination(credits, labels):
    right = {c for c, l in zip(credits, labels) if l}
    wrong = {c for c, l in zip(credits, labels) if not l}
    if not right or not wrong:
        return None, None
    won = sum((a > b) + (a == b) / 2 for a in right for b in wrong)
    return sum(right) / len(right) - sum(wrong) / len(wrong), won / len(right) / len(wrong)
