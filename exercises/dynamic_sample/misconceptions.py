"""Wrong ways to write dynamic_sample, each with what its author should be told.

All depart from the solution in a single decision: which group, what is said of it, what if there is none.
"""

import builtins

from grpo_advantages import grpo_advantages

from tutor.course.misconception import misconception


def accuracy_of(group):
    """Return the share of right answers."""
    return sum(group) / len(group)


def answer(group, accuracy=accuracy_of, advantages=grpo_advantages):
    """Return the dict for a kept group, or the three Nones for None."""
    if group is None:
        return {"kept_group": None, "accuracy": None, "advantages": None}
    return {"kept_group": group, "accuracy": accuracy(group), "advantages": advantages(group)}


def mixed(candidate_groups):
    """Return the groups that may be kept, in order."""
    return [group for group in candidate_groups if 0 < accuracy_of(group) < 1]


def first(groups):
    """Return the first of the groups, or None."""
    return next(iter(groups), None)


def solve(candidate_groups, **how):
    """Return the answer for the right group, with its accuracy or its advantages computed as `how` says."""
    return answer(first(mixed(candidate_groups)), **how)


def joined(groups):
    """Return all rewards of several groups in one list."""
    return [reward for group in groups for reward in group]


def mean_and_std(rewards):
    """Return mean and population standard deviation of a group that is mixed."""
    mean = accuracy_of(rewards)
    return mean, (mean * (1 - mean)) ** 0.5


# Which group is kept.


@misconception("dynamic_sample")
def no_filter(candidate_groups):
    """Your code keeps the very first candidate whatever is in it, also when all its samples agree. Such a
    group has zero advantages: look at what 0 < accuracy < 1 says of accuracy 0 and of accuracy 1."""
    return answer(first(candidate_groups))


@misconception("dynamic_sample")
def drops_only_solved(candidate_groups):
    """Your code skips groups that are all right, but keeps a group in which every sample is wrong. There is
    nothing to compare with in either of them: the test has two sides."""
    return answer(first(group for group in candidate_groups if accuracy_of(group) < 1))


@misconception("dynamic_sample")
def drops_only_failed(candidate_groups):
    """Your code skips groups that are all wrong, but keeps a group in which every sample is right. There is
    nothing to compare with in either of them: the test has two sides."""
    return answer(first(group for group in candidate_groups if accuracy_of(group) > 0))


@misconception("dynamic_sample")
def keeps_dead_groups(candidate_groups):
    """Your test is the wrong way round: it keeps the groups whose samples all agree and skips the mixed
    ones. Ask of [1, 0] whether it should be kept."""
    return answer(first(group for group in candidate_groups if not 0 < accuracy_of(group) < 1))


@misconception("dynamic_sample")
def keeps_last(candidate_groups):
    """Your code keeps the last mixed group; the first is wanted. Where several candidates are mixed,
    look at when your loop stops."""
    return answer(first(reversed(mixed(candidate_groups))))


@misconception("dynamic_sample")
def looks_at_first_only(candidate_groups):
    """Your code decides after the first candidate: if that is not mixed, it gives up although a later one
    is. The answer "there is none" is only known once all candidates have been seen."""
    return answer(first(mixed(candidate_groups[:1])))


@misconception("dynamic_sample", cap=[2, 3, 4, 5, 8, 10, 20, 100])
def gives_up_after_a_cap(candidate_groups, cap):
    """Your code looks at a fixed number of candidates and then gives up, although a mixed group follows. A cap
    is for a loop that samples without end; a list ends by itself, and here all of it is searched."""
    return answer(first(mixed(candidate_groups[:cap])))


@misconception("dynamic_sample")
def skips_first_candidate(candidate_groups):
    """Your code never keeps the first candidate, even if it is mixed. The first group is a candidate like
    the others: look at where your loop begins."""
    return answer(first(mixed(candidate_groups[1:])))


@misconception("dynamic_sample", last=[False, True])
def nearest_to_half(candidate_groups, last):
    """Your code looks for the group with accuracy closest to 0.5, which has the largest spread. Every mixed
    group can teach, so the filter has no favourites: the first one is kept."""
    groups = mixed(candidate_groups)
    return answer(min(groups[::-1] if last else groups, key=lambda g: abs(accuracy_of(g) - 0.5), default=None))


@misconception("dynamic_sample", last=[False, True])
def highest_accuracy(candidate_groups, last):
    """Your code keeps the mixed group with the highest accuracy. A better group is not what is asked for:
    the first mixed one is kept, also when one with more right answers follows."""
    groups = mixed(candidate_groups)
    return answer(max(groups[::-1] if last else groups, key=accuracy_of, default=None))


@misconception("dynamic_sample", last=[False, True])
def lowest_accuracy(candidate_groups, last):
    """Your code keeps the mixed group with the lowest accuracy. The hardest group is not what is asked for:
    the first mixed one is kept, also when a harder one follows."""
    groups = mixed(candidate_groups)
    return answer(min(groups[::-1] if last else groups, key=accuracy_of, default=None))


@misconception("dynamic_sample")
def largest_group(candidate_groups):
    """Your code keeps the mixed group with the most samples. Candidates may have different lengths, and the
    length does not count: the first mixed one is kept."""
    return answer(max(mixed(candidate_groups), key=len, default=None))


@misconception("dynamic_sample", half=[False, True], solved=[False, True])
def wants_majority_right(candidate_groups, half, solved):
    """Your code only keeps a group when about half of its samples, or more, are right. A single right
    answer among many wrong ones is enough: the limits are 0 and 1, not 0.5."""
    groups = candidate_groups if solved else mixed(candidate_groups)
    return answer(first(g for g in groups if accuracy_of(g) > 0.5 or (half and accuracy_of(g) == 0.5)))


@misconception("dynamic_sample", half=[False, True])
def wants_majority_wrong(candidate_groups, half):
    """Your code only keeps a group when about half of its samples, or more, are wrong. A single wrong
    answer among many right ones is enough: the limits are 0 and 1, not 0.5."""
    groups = mixed(candidate_groups)
    return answer(first(g for g in groups if accuracy_of(g) < 0.5 or (half and accuracy_of(g) == 0.5)))


ROUNDED_AWAY = [0.05, 0.005, 0.0005]  # what becomes 0 in 1, 2 or 3 places


@misconception("dynamic_sample", margin=[0.001, 0.01, 0.1, 0.2, 0.25, *ROUNDED_AWAY])
def narrow_range(candidate_groups, margin):
    """Your code also skips groups that are nearly all right or nearly all wrong: its limits lie inside of 0 and
    1, or the accuracy is rounded before it is tested. One sample that differs from the rest is enough to learn
    from, however large the group: test the accuracy as it is, against exactly 0 and 1."""
    return answer(first(group for group in candidate_groups if margin < accuracy_of(group) < 1 - margin))


@misconception("dynamic_sample", fallback=[0, -1])
def never_empty_handed(candidate_groups, fallback):
    """When no group is mixed, your code still keeps one of the candidates. Such a group has zero
    advantages, so it is as good as none: then all three values are None."""
    kept = first(mixed(candidate_groups))
    if kept is None and candidate_groups:
        kept = candidate_groups[fallback]
    return answer(kept)


@misconception("dynamic_sample")
def keeps_single_samples(candidate_groups):
    """Your code keeps a group of one sample. One sample has nothing to be compared with, and its accuracy
    is 0 or 1: it is skipped like any other group whose samples agree."""
    kept = first(group for group in candidate_groups if len(group) == 1 or 0 < accuracy_of(group) < 1)
    return answer(kept)


@misconception("dynamic_sample")
def never_keeps_a_group(candidate_groups):
    """Your code never keeps a group, not even [1, 0]: its answer is always three times None. If it has a test
    for mixed groups, print the number that is tested: a count of right answers is whole, and so is a quotient
    without its fraction, and no whole number lies strictly between 0 and 1."""
    return answer(None)


@misconception("dynamic_sample")
def lesson_example_only(candidate_groups):
    """Your code knows the answer to the lesson's example, and no other: the kept group, 0.625 and the
    advantages stand in it as they stand in the lesson. Compute them from the candidates that you are given:
    begin with the accuracy of one group."""
    example = [1, 0, 1, 1, 0, 1, 0, 1]
    return answer(example if example in candidate_groups else None)


@misconception("dynamic_sample")
def pools_candidates(candidate_groups):
    """Your code joins all candidates into one large group. Each group is the answers to one prompt and is
    judged alone: [1, 1] and [0, 0] together are two groups that teach nothing, not one that does."""
    return solve([joined(candidate_groups)] if candidate_groups else [])


@misconception("dynamic_sample")
def joins_mixed_groups(candidate_groups):
    """Your code joins the samples of all mixed groups into one. Only the first mixed group is kept: a later
    one is not needed any more."""
    groups = mixed(candidate_groups)
    return answer(joined(groups) if groups else None)


@misconception("dynamic_sample", empty_is_none=[False, True])
def keeps_all_mixed(candidate_groups, empty_is_none):
    """Your code collects every mixed group. One group is wanted, the first mixed one, with its accuracy
    and its advantages: then you may stop looking."""
    groups = mixed(candidate_groups)
    if empty_is_none and not groups:
        return answer(None)
    return {
        "kept_group": groups,
        "accuracy": [accuracy_of(group) for group in groups],
        "advantages": [grpo_advantages(group) for group in groups],
    }


# What is said of the kept group.


@misconception("dynamic_sample", key=["kept_group", "advantages"])
def one_part_only(candidate_groups, key):
    """Your code returns one of the three things that are wanted. They travel together, in a dict: the kept
    group, its accuracy and its advantages, each under its key."""
    return solve(candidate_groups)[key]


@misconception("dynamic_sample")
def tuple_for_dict(candidate_groups):
    """Your code returns the three things as a tuple or a list. They are wanted in a dict, each under its key:
    the order of a tuple does not say which is which."""
    return tuple(solve(candidate_groups).values())


@misconception("dynamic_sample", whole_accuracy=[False, True], before=[False, True])
def filters_samples(candidate_groups, whole_accuracy, before):
    """Your code throws the wrong answers out of the group that it keeps. The filter speaks of whole groups:
    the wrong answers are what the right ones are compared with, so they stay."""
    group = first(mixed(candidate_groups))
    if group is None:
        return answer(None)
    right = [reward for reward in group if reward]
    advantages = grpo_advantages(right)
    if before:
        advantages = [a for a, r in zip(grpo_advantages(group), group, strict=True) if r]
    accuracy = accuracy_of(group if whole_accuracy else right)
    return {"kept_group": right, "accuracy": accuracy, "advantages": advantages}


@misconception("dynamic_sample")
def index_of_group(candidate_groups):
    """Your "kept_group" is the position of the group among the candidates. Its rewards are wanted: the
    group itself."""
    group = first(mixed(candidate_groups))
    return answer(None) if group is None else answer(group) | {"kept_group": candidate_groups.index(group)}


@misconception("dynamic_sample", reverse=[False, True])
def sorted_group(candidate_groups, reverse):
    """Your kept group holds the right rewards in another order. Each position belongs to one sample of the
    model, so the group stays as it came."""
    group = first(mixed(candidate_groups))
    return answer(group if group is None else sorted(group, reverse=reverse))


@misconception("dynamic_sample")
def counts_right(candidate_groups):
    """Your "accuracy" is the number of right answers. It is the share of them: 5 right of 8 are 0.625."""
    return solve(candidate_groups, accuracy=sum)


@misconception("dynamic_sample")
def percent(candidate_groups):
    """Your "accuracy" is a percentage. Wanted is the fraction between 0 and 1: 5 right of 8 are 0.625,
    not 62.5."""
    return solve(candidate_groups, accuracy=lambda group: 100 * accuracy_of(group))


@misconception("dynamic_sample")
def share_of_wrong(candidate_groups):
    """Your "accuracy" is the share of wrong answers. It is the share of right ones: in [1, 0, 0] that is
    one third."""
    return solve(candidate_groups, accuracy=lambda group: 1 - accuracy_of(group))


@misconception("dynamic_sample", places=[1, 2, 3, 4, 5])
def rounds_accuracy(candidate_groups, places):
    """Your code rounds the accuracy. Only the advantages may be rounded: the share of right answers is wanted
    as it is, so 5 right of 8 are 0.625 and 1 of 3 is a third."""
    return solve(candidate_groups, accuracy=lambda group: round(accuracy_of(group), places))


@misconception("dynamic_sample", seen=[False, True])
def accuracy_of_candidates(candidate_groups, seen):
    """Your "accuracy" counts the samples of the other candidates too. It belongs to the kept group alone:
    right answers in it divided by its own length."""
    group = first(mixed(candidate_groups))
    groups = candidate_groups
    if seen and group is not None:
        groups = candidate_groups[: candidate_groups.index(group) + 1]
    return answer(group, accuracy=lambda _: accuracy_of(joined(groups)))


@misconception("dynamic_sample")
def share_of_mixed_groups(candidate_groups):
    """Your "accuracy" is the share of candidates that are mixed. That is a fine thing to log, but accuracy
    speaks of samples: how many of the kept group's answers are right."""
    groups = mixed(candidate_groups)
    return answer(first(groups), accuracy=lambda _: len(groups) / len(candidate_groups))


@misconception("dynamic_sample")
def advantages_missing(candidate_groups):
    """Your "advantages" is None although a group was kept. A kept group needs its advantages, one for each
    sample: the function of the exercise before computes them."""
    return solve(candidate_groups, advantages=lambda group: None)


@misconception("dynamic_sample")
def rewards_for_advantages(candidate_groups):
    """Your "advantages" are the rewards themselves. An advantage says how much better than its group a
    sample is, so the wrong answers of a mixed group are below zero."""
    return solve(candidate_groups, advantages=list)


@misconception("dynamic_sample")
def mean_only(candidate_groups):
    """Your advantages subtract the group's mean but are not divided by its spread. In [1, 0] they should be
    +1 and -1; the function of the exercise before does both steps."""
    return solve(candidate_groups, advantages=lambda group: [r - accuracy_of(group) for r in group])


@misconception("dynamic_sample")
def plus_minus_one(candidate_groups):
    """Your advantages are +1 for right and -1 for wrong in every group. How rare a right answer is in its
    group counts too: in [1, 0, 0, 0] the right one is worth more than any wrong one costs."""
    return solve(candidate_groups, advantages=lambda group: [2.0 * r - 1 for r in group])


@misconception("dynamic_sample")
def half_baseline(candidate_groups):
    """Your advantages are distances from 0.5. The baseline is the group's own mean, and what is left is
    divided by the group's own spread."""
    return solve(candidate_groups, advantages=lambda group: [r - 0.5 for r in group])


@misconception("dynamic_sample", epsilon=[0, 1e-4])
def sample_std(candidate_groups, epsilon):
    """Your spread divides by G−1, the sample standard deviation, so all advantages come out a little
    small. This course divides by G: in [1, 0] the advantages are +1 and -1."""

    def advantages(group):
        mean, std = mean_and_std(group)
        return [(r - mean) / (std * (len(group) / (len(group) - 1)) ** 0.5 + epsilon) for r in group]

    return solve(candidate_groups, advantages=advantages)


@misconception("dynamic_sample")
def leave_one_out(candidate_groups):
    """Your advantages compare each sample with the mean of the others and are not divided by the spread.
    That is RLOO; here the mean is that of the whole group, and the spread divides."""

    def advantages(group):
        return [(r - accuracy_of(group)) * len(group) / (len(group) - 1) for r in group]

    return solve(candidate_groups, advantages=advantages)


@misconception("dynamic_sample")
def divides_by_variance(candidate_groups):
    """Your advantages are divided by the variance. Its square root is the spread: in [1, 0] the advantages
    are +1 and -1, not +2 and -2."""

    def advantages(group):
        mean, std = mean_and_std(group)
        return [(r - mean) / std**2 for r in group]

    return solve(candidate_groups, advantages=advantages)


@misconception("dynamic_sample")
def wrong_sign(candidate_groups):
    """Your advantages have their sign the wrong way round: right answers are pushed down and wrong ones up.
    An advantage is the reward minus the mean."""
    return solve(candidate_groups, advantages=lambda group: [-a for a in grpo_advantages(group)])


@misconception("dynamic_sample", epsilon=[1e-4, 1e-3, 1e-2])
def large_epsilon(candidate_groups, epsilon):
    """Your advantages are too small by a little, most of all in lopsided groups: the constant that you add
    to the spread is large enough to show. The kept group has a spread, so nothing needs to be added."""

    def advantages(group):
        mean, std = mean_and_std(group)
        return [(r - mean) / (std + epsilon) for r in group]

    return solve(candidate_groups, advantages=advantages)


@misconception("dynamic_sample", places=[0, 1, 2])
def rounds_advantages(candidate_groups, places):
    """Your advantages are rounded too far. Three places are accepted, fewer are not: best is to leave them
    as they are."""
    return solve(candidate_groups, advantages=lambda group: [round(a, places) for a in grpo_advantages(group)])


@misconception("dynamic_sample", seen=[False, True], whole=[False, True])
def pooled_advantages(candidate_groups, seen, whole):
    """Your advantages take mean and spread from other candidates too. The kept group alone is the baseline:
    the groups that were skipped must not come back through the statistics."""
    group = first(mixed(candidate_groups))
    if group is None:
        return answer(None)
    position = candidate_groups.index(group)
    groups = candidate_groups[: position + 1] if seen else candidate_groups
    pooled = grpo_advantages(joined(groups))
    start = sum(map(len, candidate_groups[:position]))
    return answer(group, advantages=lambda _: pooled if whole else pooled[start : start + len(group)])


@misconception("dynamic_sample", position=[0, -1])
def advantages_of_another_group(candidate_groups, position):
    """Your advantages are those of another candidate than the kept one. Look at which variable goes into
    the function that computes them."""
    return solve(candidate_groups, advantages=lambda _: grpo_advantages(candidate_groups[position]))


@misconception("dynamic_sample")
def advantages_of_all_candidates(candidate_groups):
    """Your "advantages" hold a list for every candidate. Only the kept group has a place in the update: one
    flat list, one number for each of its samples."""
    return solve(candidate_groups, advantages=lambda _: [grpo_advantages(g) for g in candidate_groups])


# What is said when no group is mixed.

EMPTY_ANSWERS = {"None": None, "{}": {}, "[]": []}


@misconception("dynamic_sample", instead=["None", "{}", "[]"])
def no_dict_without_group(candidate_groups, instead):
    """When no group is mixed, your code does not return the dict. Its three keys are always there: in that
    case each of their values is None."""
    kept = first(mixed(candidate_groups))
    return EMPTY_ANSWERS[instead] if kept is None else answer(kept)


EMPTY_VALUES = [
    ((), 0.0, ()),
    ((), None, ()),
    (None, 0.0, None),
    (None, None, ()),
]


@misconception("dynamic_sample", values=EMPTY_VALUES)
def empty_values_without_group(candidate_groups, values):
    """When no group is mixed, your dict holds an empty list or a zero where None belongs. An accuracy of 0
    or an empty group would be a finding; None says that there is nothing: all three values."""
    kept = first(mixed(candidate_groups))
    return dict(zip(answer(None), values, strict=True)) if kept is None else answer(kept)


@misconception("dynamic_sample", raises=[False, True], advantages=[False, True])
def last_accuracy_without_group(candidate_groups, raises, advantages):
    """When no group is mixed, your dict still holds numbers of the last candidate. Nothing was kept, so there
    is nothing to report: all three values are None."""
    kept = first(mixed(candidate_groups))
    if kept is not None:
        return answer(kept)
    if not candidate_groups:
        if raises:
            raise UnboundLocalError("no candidates")
        return answer(None)
    last = answer(candidate_groups[-1])
    return last | {"kept_group": None} | ({} if advantages else {"advantages": None})


@misconception(
    "dynamic_sample", error=["ValueError", "StopIteration", "IndexError", "RuntimeError", "UnboundLocalError"]
)
def raises_without_group(candidate_groups, error):
    """When no group is mixed, your code raises an exception. That is no accident to report but an answer of
    its own: the dict with None for all three keys."""
    kept = first(mixed(candidate_groups))
    if kept is None:
        raise getattr(builtins, error)("no group is mixed")
    return answer(kept)


@misconception("dynamic_sample", error=["ValueError", "IndexError", "ZeroDivisionError"])
def raises_without_candidates(candidate_groups, error):
    """Your code fails on an empty list of candidates. With no candidates there is no mixed group, so the
    answer is the same as when all are skipped: the dict with three times None."""
    if not candidate_groups:
        raise getattr(builtins, error)("no candidates")
    return solve(candidate_groups)


@misconception("dynamic_sample", instead=["None", "{}"])
def no_dict_without_candidates(candidate_groups, instead):
    """Your code does not return the dict when the list of candidates is empty. With no candidates there is
    no mixed group, so the answer is the same as when all are skipped."""
    return solve(candidate_groups) if candidate_groups else EMPTY_ANSWERS[instead]
