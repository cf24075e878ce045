# diagnosis: average_precision
def discrimination(credits, labels):
    right = [c for c, l in zip(credits, labels) if l]
    wrong = [c for c, l in zip(credits, labels) if not l]
    if not right or not wrong:
        return None, None
    last_recall = area = 0.0
    for threshold in sorted(set(credits), reverse=True):
        tp = sum(c >= threshold for c in right)
        fp = sum(c >= threshold for c in wrong)
        recall = tp / len(right)
        area += (recall - last_recall) * tp / (tp + fp)
        last_recall = recall
    return sum(right) / len(right) - sum(wrong) / len(wrong), area
