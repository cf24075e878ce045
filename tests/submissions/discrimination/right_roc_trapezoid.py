"""The long road: the curve, and the area under it."""


def discrimination(credits, labels):
    steps = list(zip(credits, labels))
    P = len([1 for _, y in steps if y == 1])
    N = len(steps) - P
    if P == 0 or N == 0:
        return [None, None]
    points = [(0.0, 0.0)]
    for threshold in sorted(set(credits), reverse=True):
        tp = sum(1 for c, y in steps if c >= threshold and y == 1)
        fp = sum(1 for c, y in steps if c >= threshold and y == 0)
        points.append((fp / N, tp / P))
    area = 0.0
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        area += (x1 - x0) * (y0 + y1) / 2
    gap = sum(c for c, y in steps if y == 1) / P - sum(c for c, y in steps if y == 0) / N
    return [gap, area]
