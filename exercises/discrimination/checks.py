"""The checks of discrimination.

Drawn credits lie on halves between -1.5 and 1.5, at most eight of them: then a gap is zero or large enough for float32,
and ties are common. No two pinned credits are nearly equal for their size, or closer than 1e-10, so a tie within
rounding is a tie. Every drawn list has right steps and wrong ones: whoever has their own idea of a missing kind is told
so by the checks that are about it.
"""

from hypothesis.strategies import lists, sampled_from, tuples

from tutor.checking.author import check, close
from tutor.checking.draws import groups, halves, zero_one
from tutor.checking.scenes import CreditLanes, Lane, argument


def two_values(answer, call):
    """The form of an answer: a gap and an AUROC, each a number or None."""
    is_pair = isinstance(answer, list) and len(answer) == 2
    if is_pair and all(value is None or isinstance(value, int | float) for value in answer):
        return None
    return "two values, (gap, auroc)"


RETURNS = {"discrimination": two_values}


def two_heaps(call, answer):
    """Draw the right steps above the wrong ones, the highest credit of each first, and what was measured below."""
    steps = list(enumerate(zip(argument(call, 0, "credits"), argument(call, 1, "labels"), strict=True)))
    steps.sort(key=lambda step: -step[1][0])
    lanes = []
    for name, kind in (("right steps", True), ("wrong steps", False)):
        heap = [(credit, f"step {place}") for place, (credit, label) in steps if bool(label) is kind]
        lanes.append(Lane(name, [credit for credit, _ in heap], [place for _, place in heap]))
    return CreditLanes((*lanes, Lane("measured", answer, ("gap", "AUROC"))), unit="place")


SCENES = {"discrimination": two_heaps}

credit = halves(-1.5, 1.5)
heaps = tuples(groups(max_size=4, of=credit), groups(max_size=4, of=credit))


def steps_of_both_kinds(credit):
    """(credit, label) pairs, of which the last two have different labels."""
    drawn = tuples(lists(tuples(credit, zero_one()), min_size=1, max_size=6), credit, credit, zero_one())
    return drawn.map(lambda parts: [*parts[0], (parts[1], parts[3]), (parts[2], 1 - parts[3])])


def named(answer):
    """The two values by their names, for the messages."""
    gap, auroc = answer
    return {"gap": gap, "auroc": auroc}


def measured(submission, steps):
    """What the submission says of (credit, label) pairs."""
    return named(submission.discrimination([credit for credit, _ in steps], [label for _, label in steps]))


@check("An episode by hand: two pairs won, two tied", examples=[([0.3, 0.3, 0.3, -0.5], [1, 0, 1, 0])], example=True)
def by_hand(submission, credits, labels):
    yield named(submission.discrimination(credits, labels))


@check(
    "Without right steps or without wrong ones there is nothing to compare",
    examples=[([0.5, 1], [1, 1]), ([0.5, 1], [0, 0])],
    example=True,
)
def one_kind_only(submission, credits, labels):
    yield named(submission.discrimination(credits, labels))


@check(
    "Any steps",
    given=steps_of_both_kinds(credit),
    examples=[
        [(1, 1), (0, 0)],
        [(0, 1), (1, 0)],
        [(2, 1), (-1, 0), (0.5, 1), (1, 0), (-2, 0)],
        [(0, 0), (1, 1), (2, 0), (-1.5, 1), (0.5, 1), (1, 0)],
        [(-1, 1), (-2, 0), (-0.5, 1), (-1.5, 0), (-2, 0)],
        [(1.5, 0), (2, 0), (1, 1), (0.5, 1), (2, 1), (0, 0), (1, 0)],
    ],
)
def any_steps(submission, steps):
    yield measured(submission, steps)


@check(
    "A tie is half a win",
    given=steps_of_both_kinds(sampled_from([0, 1, -0.5])),
    examples=[
        [(1, 1), (1, 0)],
        [(0, 0), (0, 1)],
        [(-1, 1), (-1, 0), (-1, 1), (-1, 0)],
        [(1, 0), (1, 1), (0, 0), (0, 1), (1, 0)],
        [(1, 1), (0, 1), (0, 0), (0, 0), (-0.5, 0)],
        [(0, 1), (1, 0), (0, 0)],
    ],
)
def ties(submission, steps):
    yield measured(submission, steps)


@check(
    "Many of one kind, few of the other",
    examples=[
        [(1, 1), (0, 0), (0.5, 0), (-1, 0), (2, 0), (-2, 0)],
        [(0.5, 1), (1, 1), (1, 1), (2, 1), (1.5, 1), (1, 0)],
        [(2, 0), *[(1, 1)] * 5, *[(0, 1)] * 4],
    ],
)
def unequal_heaps(submission, steps):
    yield measured(submission, steps)


@check(
    "A credit that prefers wrong steps shows it",
    examples=[
        [(-1, 1), (1, 0)],
        [(0, 1), (0.5, 1), (1, 0), (2, 0)],
        [(-2, 1), (-0.5, 0), (-1, 0), (-1, 1), (0.5, 0)],
    ],
)
def prefers_wrong_steps(submission, steps):
    yield measured(submission, steps)


@check(
    "One large credit moves the gap, and the AUROC counts pairs",
    examples=[
        [(9, 1), (0, 1), (0, 1), (1, 0), (1, 0)],
        [(1, 1), (2, 1), (0, 0), (0, 0), (250, 0)],
        [(-40.25, 1), (3, 1), (0.125, 0), (2, 0), (12, 1)],
    ],
)
def large_credits(submission, steps):
    yield measured(submission, steps)


@check(
    "Credits count to the last digit",
    examples=[
        [(0.5078125, 1), (0.5, 0)],
        [(0.9, 1), (0.7, 1), (0.6, 0), (0.8, 0), (0.2, 0)],
        [(0.0003, 1), (0.0002, 0), (0.0007, 1), (0.0005, 0)],
        [(0.12345, 1), (0.06789, 0), (0.54321, 1), (0.31416, 0), (0.27182, 1)],
        # As small as a reward of 1 that has been discounted at 0.95 for 430 steps.
        [(3e-10, 1), (1e-10, 0)],
        [(1e-10, 1), (3e-10, 0)],
    ],
)
def digits(submission, steps):
    yield measured(submission, steps)


@check(
    "True and False are labels, too",
    examples=[
        [(1, True), (0, False), (0.5, True)],
        [(0.5, False), (0, True), (1, False), (2, True), (1, True)],
    ],
)
def truth_values(submission, steps):
    yield measured(submission, steps)


@check(
    "One step, no step, and steps of one kind",
    examples=[[], [(1, 1)], [(-0.5, 0)], [(2, 1), (-1, 1), (0, 1)], [(-1, 0), (1, 0), (2, 0)]],
)
def nothing_to_compare(submission, steps):
    yield measured(submission, steps)


@check("Three hundred steps")
def many_steps(submission):
    yield measured(submission, [((7 * t % 23 - 11) / 2, int(7 * t % 23 + 5 * t % 17 > 19)) for t in range(300)])


@check(
    "Twice the credit and one more: the gap doubles, the AUROC stays",
    law=True,
    given=heaps,
    examples=[([1, 0], [0])],
)
def another_unit(submission, right, wrong):
    credits, labels = [*right, *wrong], [1] * len(right) + [0] * len(wrong)
    gap, auroc = submission.discrimination(credits, labels)
    moved = named(submission.discrimination([2 * credit + 1 for credit in credits], labels))
    yield moved if None in (gap, auroc) else close(moved, {"gap": 2 * gap, "auroc": auroc})


@check(
    "Labels the other way round: the gap changes sign, and the AUROC is what is left of 1",
    law=True,
    given=heaps,
    examples=[([1, 0], [0])],
)
def the_other_way_round(submission, right, wrong):
    credits = [*right, *wrong]
    gap, auroc = submission.discrimination(credits, [1] * len(right) + [0] * len(wrong))
    turned = named(submission.discrimination(credits, [0] * len(right) + [1] * len(wrong)))
    yield turned if None in (gap, auroc) else close(turned, {"gap": -gap, "auroc": 1 - auroc})
