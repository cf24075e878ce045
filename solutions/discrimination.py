"""Discrimination: how well a credit tells right steps from wrong ones.

The AUROC is the area under the ROC curve, which is the Mann-Whitney statistic U as a share of all pairs: Hanley and
McNeil, The Meaning and Use of the Area under a Receiver Operating Characteristic (ROC) Curve, Radiology 143, 29 (1982).
"""

from collections.abc import Sequence


def discrimination(credits: Sequence[float], labels: Sequence[float]) -> tuple[float, float] | tuple[None, None]:
    """Return (gap, auroc): how much more credit right steps get, and how often a right one gets more than a wrong one.

    gap = mean(right) - mean(wrong); auroc = (pairs won + pairs tied / 2) / all pairs of a right and a wrong step.

    `credits` holds one number for each step, `labels` 1 or True for a right step and 0 or False for a wrong one. The
    gap has the unit of the credits; the AUROC lies between 0 and 1, and 0.5 is a coin. Without a step of each kind
    there is nothing to compare, and the answer is (None, None).
    """
    right = [credit for credit, label in zip(credits, labels, strict=True) if label]
    wrong = [credit for credit, label in zip(credits, labels, strict=True) if not label]
    if not right or not wrong:
        return None, None
    gap = sum(right) / len(right) - sum(wrong) / len(wrong)
    won = sum((a > b) + (a == b) / 2 for a in right for b in wrong)
    return gap, won / (len(right) * len(wrong))
