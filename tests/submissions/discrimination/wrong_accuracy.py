# diagnosis: accuracy_at_a_line
def discrimination(credits, labels):
    right = [c for c, l in zip(credits, labels) if l]
    wrong = [c for c, l in zip(credits, labels) if not l]
    if not right or not wrong:
        return None, None
    hits = sum((c > 0) == bool(l) for c, l in zip(credits, labels))
    return sum(right) / len(right) - sum(wrong) / len(wrong), hits / len(credits)
