def points(right, wrong):
    if not right:
        return 0
    first, *rest = right
    return sum(1 if first > w else 0.5 if first == w else 0 for w in wrong) + points(rest, wrong)


def discrimination(credits, labels):
    right = [credits[i] for i in range(len(credits)) if labels[i]]
    wrong = [credits[i] for i in range(len(credits)) if not labels[i]]
    if min(len(right), len(wrong)) < 1:
        return None, None
    return sum(right) / len(right) - sum(wrong) / len(wrong), points(right, wrong) / (len(right) * len(wrong))
