from fractions import Fraction
from math import sqrt


def dynamic_sample(candidate_groups):
    for group in candidate_groups:
        accuracy = Fraction(sum(map(int, group)), len(group))
        if 0 < accuracy < 1:
            right = sqrt((1 - accuracy) / accuracy)
            wrong = -sqrt(accuracy / (1 - accuracy))
            return {
                "kept_group": [int(r) for r in group],
                "accuracy": float(accuracy),
                "advantages": [right if r else wrong for r in group],
            }
    return {"kept_group": None, "accuracy": None, "advantages": None}
