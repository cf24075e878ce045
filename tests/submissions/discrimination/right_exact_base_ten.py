from decimal import Decimal


def discrimination(credits, labels):
    heaps = {True: [], False: []}
    for credit, label in zip(credits, labels):
        heaps[bool(label)].append(Decimal(str(credit)))
    if not heaps[True] or not heaps[False]:
        return None, None
    means = {kind: sum(heap) / len(heap) for kind, heap in heaps.items()}
    half_points = sum(1 + (r > w) - (r < w) for r in heaps[True] for w in heaps[False])
    return float(means[True] - means[False]), half_points / (2 * len(heaps[True]) * len(heaps[False]))
