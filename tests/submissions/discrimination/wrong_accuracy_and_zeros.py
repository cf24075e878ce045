# diagnosis: accuracy_at_a_line
def discrimination(credits, labels):
    right = [c for c, l in zip(credits, labels) if l]
    wrong = [c for c, l in zip(credits, labels) if not l]
    if not right or not wrong:
        return 0, 0
    hits = [c >= 0.5 for c in right] + [c < 0.5 for c in wrong]
    return sum(right) / len(right) - sum(wrong) / len(wrong), sum(hits) / len(hits)
