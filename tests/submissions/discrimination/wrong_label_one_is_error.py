# diagnosis: labels_swapped
def discrimination(credits, labels):
    bad = [c for c, is_error in zip(credits, labels) if is_error]
    good = [c for c, is_error in zip(credits, labels) if not is_error]
    if not bad or not good:
        return None, None
    return (
        sum(good) / len(good) - sum(bad) / len(bad),
        sum((g > b) + 0.5 * (g == b) for g in good for b in bad) / (len(good) * len(bad)),
    )
