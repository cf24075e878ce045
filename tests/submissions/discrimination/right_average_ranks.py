def ranks(values):
    order = sorted(range(len(values)), key=values.__getitem__)
    out = [0.0] * len(values)
    i = 0
    while i < len(order):
        j = i
        while j + 1 < len(order) and values[order[j + 1]] == values[order[i]]:
            j += 1
        for k in order[i : j + 1]:
            out[k] = (i + j) / 2 + 1
        i = j + 1
    return out


def discrimination(credits, labels):
    n1 = sum(1 for y in labels if y)
    n0 = len(labels) - n1
    if not n1 or not n0:
        return (None, None)
    r = ranks(list(credits))
    u = sum(rank for rank, y in zip(r, labels) if y) - n1 * (n1 + 1) / 2
    total_right = sum(c for c, y in zip(credits, labels) if y)
    total_wrong = sum(credits) - total_right
    return (total_right / n1 - total_wrong / n0, u / (n1 * n0))
