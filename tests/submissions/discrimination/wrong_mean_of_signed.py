# diagnosis: divided_by_all_steps
def discrimination(credits, labels):
    right = [c for c, l in zip(credits, labels) if l]
    wrong = [c for c, l in zip(credits, labels) if not l]
    if not right or not wrong:
        return None, None
    signed = [c if l else -c for c, l in zip(credits, labels)]
    points = sum((a > b) + (a == b) / 2 for a in right for b in wrong)
    return sum(signed) / len(signed), points / len(right) / len(wrong)
