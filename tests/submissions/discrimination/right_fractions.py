from fractions import Fraction


def discrimination(credits, labels):
    right = [Fraction(c) for c, l in zip(credits, labels) if l]
    wrong = [Fraction(c) for c, l in zip(credits, labels) if not l]
    if not (right and wrong):
        return None, None
    gap = sum(right) / len(right) - sum(wrong) / len(wrong)
    points = Fraction(0)
    for r in right:
        for w in wrong:
            if r > w:
                points += 1
            elif r == w:
                points += Fraction(1, 2)
    return float(gap), float(points / (len(right) * len(wrong)))
