"""Wrong ways to measure discrimination, each with what to tell the learner who writes it."""

import statistics

from tutor.course.misconception import misconception


def split(credits, labels):
    """Return the credits of right steps and those of wrong ones."""
    steps = list(zip(credits, labels, strict=True))
    return [credit for credit, label in steps if label], [credit for credit, label in steps if not label]


def mean_gap(right, wrong):
    """Return the right gap."""
    return sum(right) / len(right) - sum(wrong) / len(wrong)


def share_won(right, wrong, tie=0.5):
    """Return the right AUROC, or one in which a tie counts something else."""
    return sum((a > b) + (a == b) * tie for a in right for b in wrong) / (len(right) * len(wrong))


def measured(credits, labels, gap=mean_gap, auroc=share_won):
    """Return both numbers, one of which may be worked out in a wrong way."""
    right, wrong = split(credits, labels)
    return (gap(right, wrong), auroc(right, wrong)) if right and wrong else (None, None)


# Ties.


@misconception("discrimination")
def ties_count_nothing(credits, labels):
    """Your AUROC counts only the pairs in which the right step is strictly ahead, so a tie counts as lost. On [1,
    1] with the labels [1, 0] the credit cannot tell the two steps apart, and that is 0.5, not 0."""
    return measured(credits, labels, auroc=lambda right, wrong: share_won(right, wrong, 0))


@misconception("discrimination")
def ties_count_in_full(credits, labels):
    """Your AUROC takes a tie for a win. On [1, 1] with the labels [1, 0] that gives 1, a perfect credit, although it
    paints both steps alike. Look at the sign of your comparison."""
    return measured(credits, labels, auroc=lambda right, wrong: share_won(right, wrong, 1))


@misconception("discrimination", all_tied=["half", "zero", "nothing", "no number"])
def ties_left_out(credits, labels, all_tied):
    """Your AUROC leaves tied pairs out, above the line and below it. Then [1, 0, 0] with the labels [1, 1, 0] is
    perfect, although the credit has no opinion on one of its two pairs. Every pair counts, and a tie counts half."""

    def auroc(right, wrong):
        won = sum(a > b for a in right for b in wrong)
        lost = sum(a < b for a in right for b in wrong)
        if won + lost or all_tied == "no number":
            return won / (won + lost)
        return {"half": 0.5, "zero": 0.0, "nothing": None}[all_tied]

    return measured(credits, labels, auroc=auroc)


@misconception("discrimination", later_is_higher=[True, False])
def ties_by_place(credits, labels, later_is_higher):
    """Your AUROC lets the place in the list decide between equal credits, as a plain sort or argsort does. Turn [1,
    1] with the labels [1, 0] round, and your answer changes. Equal credits share a rank, and that is half a win."""
    places = range(len(credits)) if later_is_higher else range(len(credits), 0, -1)
    keys = list(zip(credits, places, strict=True))
    _, auroc = measured(keys, labels, gap=lambda right, wrong: 0)
    return measured(credits, labels)[0], auroc


@misconception("discrimination", rank=["lowest", "highest", "dense"])
def ranks_at_the_edge(credits, labels, rank):
    """Your AUROC comes from ranks, and equal credits get the lowest or the highest rank of their places, not the middle
    one, as with index() or a dict of places. On [1, 1] with the labels [1, 0] the two share the places 1 and 2: both
    have rank 1.5."""
    places = sorted(set(credits) if rank == "dense" else credits)
    ranks = {credit: number for number, credit in reversed(list(enumerate(places, start=1)))}
    if rank == "highest":
        ranks = {credit: number for number, credit in enumerate(places, start=1)}

    def auroc(right, wrong):
        above = sum(ranks[credit] for credit in right) - len(right) * (len(right) + 1) / 2
        return above / (len(right) * len(wrong))

    return measured(credits, labels, auroc=auroc)


@misconception("discrimination", margin=[1e-9, 1e-8, 1e-6, 1e-5, 1e-4, 1e-3], for_losses_alone=[False, True])
def ties_within_a_margin(credits, labels, margin, for_losses_alone):
    """Your AUROC takes two credits for a tie when they differ by little. A credit may be small as a whole: a reward of
    1, discounted at 0.95 for 400 steps, is about 1e-9. Whoever has more is ahead, by however little."""

    def points(a, b):
        if for_losses_alone and a > b:
            return 1.0
        return 0.5 if abs(a - b) <= margin else float(a > b)

    def auroc(right, wrong):
        return statistics.fmean([points(a, b) for a in right for b in wrong])

    return measured(credits, labels, auroc=auroc)


# Which step is right, and which comes first.


@misconception("discrimination", how=["not among the right", "not among the wrong", "first label", "last label"])
def told_apart_by_credit(credits, labels, how):
    """Your code asks a credit whether its step was right, with "not in", index() or a dict. Two steps may have the same
    credit, one right and one wrong: [1, 1] with the labels [1, 0]. Go through credits and labels side by side."""
    right, wrong = split(credits, labels)
    if how == "not among the right":
        wrong = [credit for credit in credits if credit not in right]
    elif how == "not among the wrong":
        right = [credit for credit in credits if credit not in wrong]
    else:
        steps = list(zip(credits, labels, strict=True))
        label = dict(steps if how == "last label" else steps[::-1])
        right, wrong = split(credits, [label[credit] for credit in credits])
    return measured([*right, *wrong], [1] * len(right) + [0] * len(wrong))


@misconception("discrimination")
def labels_swapped(credits, labels):
    """Your code takes 1 for wrong and 0 for right. On [1, 0] with the labels [1, 0] the right step has more credit:
    the gap is +1 and the AUROC 1."""
    return measured(credits, [not label for label in labels])


@misconception("discrimination")
def gap_upside_down(credits, labels):
    """Your gap has the wrong sign: it is the mean of the wrong steps minus that of the right ones. A credit that
    prefers right steps has a gap above zero."""
    return measured(credits, labels, gap=lambda right, wrong: -mean_gap(right, wrong))


@misconception("discrimination")
def auroc_upside_down(credits, labels):
    """Your AUROC counts the pairs in which the wrong step has more credit. On [1, 0] with the labels [1, 0] the right
    step wins the only pair, and the AUROC is 1."""
    return measured(credits, labels, auroc=lambda right, wrong: share_won(wrong, right))


@misconception("discrimination")
def auroc_first(credits, labels):
    """Both of your numbers are right, in the wrong order: the gap comes first and the AUROC second."""
    return measured(credits, labels)[::-1]


@misconception("discrimination")
def own_labels(credits, labels):
    """Your code never looks at the labels: it takes each step with a credit above zero for a right one. Then every
    credit agrees with itself. Whether a step was right is what the labels say."""
    return measured(credits, [credit > 0 for credit in credits])


@misconception("discrimination")
def only_true_is_right(credits, labels):
    """Your code takes a step for right only if its label is True itself, so with labels of 1 and 0 no step is. `is
    True` asks for the object; 1 counts as a right step, too."""
    return measured(credits, [label is True for label in labels])


# The gap.


@misconception("discrimination")
def sums_for_means(credits, labels):
    """Your gap is a difference of sums, so it grows with the number of steps. Three right steps with 1 and a wrong
    one with 1 have the same mean, and a gap of 0."""
    return measured(credits, labels, gap=lambda right, wrong: sum(right) - sum(wrong))


@misconception("discrimination")
def divided_by_all_steps(credits, labels):
    """Your gap divides both sums by the number of all steps. Each mean is over its own kind: the right steps' sum by
    how many right steps there are, and the wrong ones' likewise."""
    size = len(credits)
    return measured(credits, labels, gap=lambda right, wrong: (sum(right) - sum(wrong)) / size)


@misconception("discrimination", side=["right", "wrong"])
def gap_to_all_steps(credits, labels, side):
    """Your gap compares one kind of steps with all steps, of which they are a part. The gap lies between the right
    steps and the wrong ones: on [1, 0] with the labels [1, 0] it is 1, not 0.5."""

    def gap(right, wrong):
        everything = [*right, *wrong]
        return mean_gap(right, everything) if side == "right" else mean_gap(everything, wrong)

    return measured(credits, labels, gap=gap)


@misconception("discrimination")
def gap_without_sign(credits, labels):
    """Your gap loses its sign. On [0, 1] with the labels [1, 0] the wrong step has more credit, and the gap is -1:
    such a credit does harm, and the sign says so."""
    return measured(credits, labels, gap=lambda right, wrong: abs(mean_gap(right, wrong)))


@misconception("discrimination", on_zero=["no number", 0.0, 1.0, None])
def ratio_of_means(credits, labels, on_zero):
    """Your gap is the mean of the right steps *divided* by that of the wrong ones. The gap is a difference; why a
    ratio says little, and has no number at all where the wrong steps' mean is 0, is what the lesson is about."""

    def ratio(right, wrong):
        below = statistics.fmean(wrong)
        if below == 0 and on_zero != "no number":
            return on_zero
        return statistics.fmean(right) / below

    return measured(credits, labels, gap=ratio)


@misconception("discrimination")
def medians_for_means(credits, labels):
    """Your gap compares medians. On [9, 0, 0] against [1, 1] the gap of the means is +2: one large credit counts, and
    that is a weakness of the gap which the AUROC does not have."""
    return measured(credits, labels, gap=lambda right, wrong: statistics.median(right) - statistics.median(wrong))


@misconception("discrimination", spread=["of all", "of all, sample", "pooled"])
def gap_in_spreads(credits, labels, spread):
    """Your gap is divided by a standard deviation. That is another quantity, an effect size. Here the gap is the plain
    difference of the two means, in the unit of the credits: on [2, 0] with the labels [1, 0] it is 2."""

    def gap(right, wrong):
        everything = [*right, *wrong]
        if spread == "pooled":
            unit = ((statistics.pvariance(right) + statistics.pvariance(wrong)) / 2) ** 0.5
        else:
            unit = statistics.stdev(everything) if "sample" in spread else statistics.pstdev(everything)
        return mean_gap(right, wrong) / unit if unit else 0.0

    return measured(credits, labels, gap=gap)


@misconception("discrimination", of_right=["min", "max"])
def gap_of_single_steps(credits, labels, of_right):
    """Your gap compares one right step with one wrong one, the largest or the smallest. It is the difference of the
    two means, to which every step adds its part."""
    pick = min if of_right == "min" else max
    return measured(credits, labels, gap=lambda right, wrong: pick(right) - max(wrong))


# The AUROC.


@misconception("discrimination")
def auroc_of_the_means(credits, labels):
    """Your AUROC asks once whether the right steps are ahead on the whole, so it can only be 0, 0.5 or 1. Ask it of
    every pair of a right and a wrong step, and take the share."""
    return measured(credits, labels, auroc=lambda right, wrong: share_won([mean_gap(right, wrong)], [0]))


@misconception("discrimination", line=["zero", "half", "mean"], is_right_on_line=[False, True])
def accuracy_at_a_line(credits, labels, line, is_right_on_line):
    """Your AUROC draws a line through the credits, and counts the steps that are on their side of it. That depends on
    the line: [5, 4] with the labels [1, 0] are both above zero, and still the right one is ahead. No line is needed:
    compare the steps with each other."""

    def auroc(right, wrong):
        at = {"zero": 0, "half": 0.5, "mean": statistics.fmean([*right, *wrong])}[line]
        held = [credit >= at if is_right_on_line else credit > at for credit in [*right, *wrong]]
        return statistics.fmean([is_right == (place < len(right)) for place, is_right in enumerate(held)])

    return measured(credits, labels, auroc=auroc)


@misconception("discrimination")
def first_with_first(credits, labels):
    """Your AUROC pairs the first right step with the first wrong one, the second with the second, and so on. Every
    right step meets every wrong one: three right and two wrong steps make six pairs."""

    def auroc(right, wrong):
        pairs = list(zip(right, wrong, strict=False))
        return sum((a > b) + (a == b) / 2 for a, b in pairs) / len(pairs)

    return measured(credits, labels, auroc=auroc)


@misconception("discrimination", pairs=["of all steps", "with itself", "of the larger kind"])
def too_many_pairs(credits, labels, pairs):
    """Your AUROC divides by too many pairs. Two right steps are never compared with each other, nor a step with
    itself: on [1, 0, 0] with the labels [1, 0, 0] there are two pairs, both won, and the AUROC is 1."""

    def auroc(right, wrong):
        size = len(right) + len(wrong)
        larger = max(len(right), len(wrong))
        count = {"of all steps": size * (size - 1) / 2, "with itself": size**2, "of the larger kind": larger**2}[pairs]
        return share_won(right, wrong) * len(right) * len(wrong) / count

    return measured(credits, labels, auroc=auroc)


@misconception("discrimination")
def auroc_not_divided(credits, labels):
    """Your AUROC is a number of pairs, not yet a share of them. Two right and two wrong steps make four pairs; divide
    by how many there are."""
    return measured(credits, labels, auroc=lambda right, wrong: share_won(right, wrong) * len(right) * len(wrong))


@misconception("discrimination")
def wins_less_losses(credits, labels):
    """Your AUROC takes the lost pairs from those won, so it runs from -1 to 1 and a coin gets 0. That number exists,
    under the name of Gini's or Somers'. The AUROC is the share of pairs won, and a coin gets 0.5."""
    return measured(credits, labels, auroc=lambda right, wrong: 2 * share_won(right, wrong) - 1)


@misconception("discrimination")
def never_below_half(credits, labels):
    """Your AUROC is never below 0.5: what is lower, you turn round. A credit that prefers wrong steps is not a good
    one with a wrong sign; on [0, 1] with the labels [1, 0] the AUROC is 0."""

    def auroc(right, wrong):
        return max(share_won(right, wrong), share_won(wrong, right))

    return measured(credits, labels, auroc=auroc)


@misconception("discrimination")
def in_percent(credits, labels):
    """Your AUROC is in percent. It is a share: 0.75, not 75."""
    return measured(credits, labels, auroc=lambda right, wrong: 100 * share_won(right, wrong))


@misconception("discrimination")
def average_precision(credits, labels):
    """Your second number is the average precision, the area under another curve. It depends on how many right steps
    there are; the AUROC does not, since it compares pairs of one right and one wrong step."""

    def auroc(right, wrong):
        everything = [*right, *wrong]
        best = [sum(a >= credit for a in right) / sum(one >= credit for one in everything) for credit in right]
        return statistics.fmean(best)

    return measured(credits, labels, auroc=auroc)


# One kind missing.


@misconception("discrimination", answer=["chance", "zeros", "perfect", "auroc only", "gap only", "mean less nothing"])
def number_for_nothing(credits, labels, answer):
    """Your code has a number where right steps, or wrong ones, are missing. 0.5 would say: compared, and no better
    than a coin. Nothing was compared, and the answer is (None, None)."""
    right, wrong = split(credits, labels)
    if right and wrong:
        return measured(credits, labels)
    fixed = {
        "chance": (0.0, 0.5),
        "zeros": (0.0, 0.0),
        "perfect": (0.0, 1.0),
        "auroc only": (None, 0.5),
        "gap only": (0.0, None),
    }
    if answer in fixed:
        return fixed[answer]
    return statistics.fmean(right or [0]) - statistics.fmean(wrong or [0]), 0.5


@misconception("discrimination", without=["either", "right", "wrong", "right alone", "wrong alone"])
def no_number_for_nothing(credits, labels, without):
    """Your code divides by the number of right steps and of wrong ones, also where there are none: that is a division
    by zero, or nan. Look at [0.5, 1] with the labels [1, 1]: which steps would it be compared with?"""
    right, wrong = split(credits, labels)
    divides = {
        "either": True,
        "right": not right,
        "wrong": not wrong,
        "right alone": not right and wrong,
        "wrong alone": not wrong and right,
    }
    if not (right and wrong) and divides[without]:
        raise ZeroDivisionError
    return measured(credits, labels)


@misconception("discrimination")
def none_for_both(credits, labels):
    """Your code answers None where there is nothing to compare, and the caller wants two values to unpack: gap, auroc.
    Both of them are None, as a pair."""
    answer = measured(credits, labels)
    return None if answer == (None, None) else answer


@misconception("discrimination", error=["ValueError", "AssertionError", "IndexError"])
def refuses_one_kind(credits, labels, error):
    """Your code raises an error where right steps, or wrong ones, are missing. An episode without a mistake is nothing
    unusual: the answer is (None, None)."""
    answer = measured(credits, labels)
    if answer == (None, None):
        raise {"ValueError": ValueError, "AssertionError": AssertionError, "IndexError": IndexError}[error]
    return answer


# What happens to the credits and the answer on the way.


@misconception("discrimination", places=[1, 2, 3])
def rounded(credits, labels, places):
    """Your code rounds its answer. Leave rounding to whoever prints it: 2 of 3 pairs are 0.66667, and a gap may be as
    small as 0.00025."""
    answer = measured(credits, labels)
    return tuple(None if value is None else round(value, places) for value in answer)


@misconception("discrimination", range=[(0, 1), (-1, 1)])
def credits_cut_off(credits, labels, range):
    """Your code first cuts the credits to a range. A credit may have any size and either sign: what is cut to the same
    end becomes a tie, and the means move."""
    lowest, highest = range
    return measured([min(max(credit, lowest), highest) for credit in credits], labels)


@misconception("discrimination")
def each_credit_once(credits, labels):
    """Your code loses steps that have the same credit, as a set or a dict does. Two right steps with 1 are two steps:
    they count twice in the mean, and make two pairs with every wrong step."""
    right, wrong = split(credits, labels)
    right, wrong = list(set(right)), list(set(wrong))
    return measured([*right, *wrong], [1] * len(right) + [0] * len(wrong))


@misconception("discrimination")
def whole_credits(credits, labels):
    """Your code makes whole numbers of the credits: on [0.9, 0.3] with the labels [1, 0] both become 0 and tie. Compare
    credits as they are."""
    return measured([int(credit) for credit in credits], labels)
