# diagnosis: first_with_first
def discrimination(credits, labels):
    right = [c for c, l in zip(credits, labels) if l]
    wrong = [c for c, l in zip(credits, labels) if not l]
    if not right or not wrong:
        return None, None
    scores = [1 if r > w else 0.5 if r == w else 0 for r, w in zip(right, wrong)]
    return sum(right) / len(right) - sum(wrong) / len(wrong), sum(scores) / len(scores)
