"""Wrong ideas about grpo_advantages, as people write them."""

import math
import statistics
from fractions import Fraction

import numpy as np

from tutor.course.misconception import misconception


def relative_to(rewards, baseline, spread, guarded=True):
    """Return the distances from a baseline in units of a spread; for equal rewards zeros, or no number."""
    if min(rewards) == max(rewards):
        return [0.0 if guarded else math.nan] * len(rewards)
    return [(reward - baseline) / spread for reward in rewards]


def advantages(rewards):
    """Return the right answer, for ideas that go wrong before or after it."""
    return relative_to(rewards, statistics.fmean(rewards), statistics.pstdev(rewards))


@misconception("grpo_advantages", epsilon=[0.0, 1e-4], guarded=[True, False])
def sample_std(rewards, epsilon, guarded):
    """Your spread divides the sum of the squares by G−1: that is the sample standard deviation. Here the
    group is all there is, so its squares are averaged over all G samples. On [1, 0] the difference is easy to
    see: the spread is 0.5, not 0.707."""
    if guarded and min(rewards) == max(rewards):
        return [0.0] * len(rewards)
    return (np.array(rewards) - np.mean(rewards)) / (np.std(rewards, ddof=1) + epsilon)


@misconception("grpo_advantages", how=["exact", "plain", "numpy"], ones_guarded=[False, True])
def no_zero_guard(rewards, how, ones_guarded):
    """Your code divides by the spread of every group, also where all rewards are equal and the spread is 0:
    that ends in nan or in a division by zero. Look at [1, 1, 1, 1]: nobody is better than anybody, and the
    answer must say so."""
    if ones_guarded and len(rewards) == 1:
        return [0.0]
    if how == "numpy":
        return (np.array(rewards) - np.mean(rewards)) / np.std(rewards)
    if how == "exact":
        mean, spread = statistics.mean(rewards), statistics.pstdev(rewards)
    else:
        mean = sum(rewards) / len(rewards)
        spread = math.sqrt(sum((reward - mean) ** 2 for reward in rewards) / len(rewards))
    return [(reward - mean) / spread for reward in rewards]


@misconception("grpo_advantages", how=["plain", "numpy", "fmean"])
def exact_zero_test(rewards, how):
    """Your code asks whether the computed spread is exactly 0. It is not for [0.1, 0.1, 0.1]: their computed
    mean is 0.10000000000000002, so the spread comes out as 1e-17, and dividing by that turns dust into
    advantages of -1. Ask the rewards themselves, or allow for rounding."""
    if how == "numpy":
        mean, spread = np.mean(rewards), np.std(rewards)
    else:
        mean = statistics.fmean(rewards) if how == "fmean" else sum(rewards) / len(rewards)
        spread = math.sqrt(sum((reward - mean) ** 2 for reward in rewards) / len(rewards))
    return [0.0 if spread == 0 else (reward - mean) / spread for reward in rewards]


@misconception("grpo_advantages", how=["plain", "numpy"])
def spread_from_squares(rewards, how):
    """Your variance is the mean of the squares minus the square of the mean. On paper that is the same; in
    floating point the two are nearly equal for [0.1, 0.1, 0.1], their difference comes out as -1.7e-18, and
    the root of that is no number. Square the distances from the mean instead, or settle equal rewards
    before."""
    if how == "numpy":
        squares = np.array(rewards, dtype=float) ** 2
        mean, spread = np.mean(rewards), np.sqrt(np.mean(squares) - np.mean(rewards) ** 2)
    else:
        mean = sum(rewards) / len(rewards)
        spread = math.sqrt(sum(reward**2 for reward in rewards) / len(rewards) - mean**2)
    return [0.0 if spread == 0 else (reward - mean) / spread for reward in rewards]


@misconception("grpo_advantages", epsilon=[1e-12, 1e-15, 1e-18])
def tiny_epsilon(rewards, epsilon):
    """Your epsilon is too small to do its work. The rounding left in the spread of [0.7] * 10 is about 1e-16,
    and so are the distances from the mean: divided by your denominator they are not near 0 any more. Test for
    equal rewards instead, or let epsilon lie well above rounding: 1e-8 or 1e-6."""
    mean = sum(rewards) / len(rewards)
    spread = math.sqrt(sum((reward - mean) ** 2 for reward in rewards) / len(rewards))
    return [(reward - mean) / (spread + epsilon) for reward in rewards]


@misconception("grpo_advantages", epsilon=[0.0, 1e-8, 1e-6])
def float32_rounding(rewards, epsilon):
    """You compute in 32-bit floats, where rounding is not 1e-16 but some 1e-7 of a number: the mean of ten
    rewards of 0.7 is off by 6e-8, the spread comes out as 6e-8, and no small epsilon hides that. Ask the
    rewards themselves whether they are equal."""
    rewards = np.array(rewards, dtype=np.float32)
    denominator = rewards.std() + np.float32(epsilon)
    return (rewards - rewards.mean()) / (denominator or np.float32(1))


BESIDE = [(epsilon, "beside") for epsilon in (1e-5, 1e-4, 1e-3, 1e-2, 1.0)]
UNDER_ROOT = [(epsilon, "under") for epsilon in (1e-7, 1e-6, 1e-5, 1e-4, 1e-3, 1e-2)]


@misconception("grpo_advantages", added=BESIDE + UNDER_ROOT)
def large_epsilon(rewards, added):
    """What you add to the denominator is large enough to be seen: every advantage comes out a little too
    small, most of all where the spread is small. An epsilon is there to avoid a division by zero and must not
    change the answer; beside the spread 1e-6 is small enough, under the root 1e-8."""
    epsilon, where = added
    spread = statistics.pstdev(rewards)
    denominator = spread + epsilon if where == "beside" else math.sqrt(spread**2 + epsilon)
    return relative_to(rewards, statistics.fmean(rewards), denominator)


@misconception("grpo_advantages", ddof=[0, 1], guarded=[True, False])
def division_by_variance(rewards, ddof, guarded):
    """Your distances are divided by the variance, the mean of the squared distances. Its unit is the square
    of a reward, so doubling all rewards would halve your advantages. On [2, 0] the variance is 1 and hides
    it; on [1, 0] it is 0.25. One step is missing between the variance and the spread."""
    if guarded and min(rewards) == max(rewards):
        return [0.0] * len(rewards)
    return (np.array(rewards) - np.mean(rewards)) / np.var(rewards, ddof=ddof)


@misconception("grpo_advantages")
def mean_only(rewards):
    """Your code subtracts the group's mean and stops there. That is a fine baseline (Dr. GRPO does just
    this), but here the distances are also divided by the group's spread: [1, 0] and [100, 0] must give the
    same answer."""
    return relative_to(rewards, statistics.fmean(rewards), 1)


@misconception("grpo_advantages")
def no_baseline(rewards):
    """Your code divides the rewards by their spread, but takes nothing away from them first. Without a
    baseline every positive reward is praise: in [3, 3, 8, 3, 3] four samples are worse than the group, and
    none of them is told."""
    return relative_to(rewards, 0, statistics.pstdev(rewards))


@misconception("grpo_advantages", scaled=[True, False], guarded=[True, False])
def constant_baseline(rewards, scaled, guarded):
    """Your baseline is 0.5 for every group. That fits a prompt that is solved half of the time, and no other:
    in [1, 1, 1, 0] the group's own mean is 0.75. The point of GRPO is that each group brings its own
    baseline."""
    if guarded and min(rewards) == max(rewards):
        return [0.0] * len(rewards)
    return [(reward - 0.5) / ((statistics.pstdev(rewards) or 1.0) if scaled else 1) for reward in rewards]


@misconception("grpo_advantages", signed=[False, True], guarded=[True, False])
def min_max(rewards, signed, guarded):
    """Your code stretches the group so that the worst and the best sample land on fixed ends (min-max
    scaling). The other samples then have no say in where zero lies: on [0, 1, 5] yours differs from the right
    answer everywhere. Measure from the mean, in standard deviations."""
    lowest, highest = min(rewards), max(rewards)
    scaled = relative_to(rewards, lowest, highest - lowest, guarded)
    return [2 * a - 1 for a in scaled] if signed and lowest != highest else scaled


@misconception("grpo_advantages", spread=["std", "about_median", "distances", "none"], guarded=[True, False])
def median_baseline(rewards, spread, guarded):
    """Your baseline is the group's median. For [0, 0, 0, 0, 1] that is 0, so the four failures get no blame
    at all. The mean listens to every sample, and that is what makes the advantages of a group add up to
    zero."""
    median = statistics.median(rewards)
    distances = [abs(reward - median) for reward in rewards]
    spreads = {
        "std": statistics.pstdev(rewards),
        "about_median": math.sqrt(statistics.fmean([distance**2 for distance in distances])),
        "distances": statistics.median(distances) or math.inf,
        "none": 1,
    }
    return relative_to(rewards, median, spreads[spread], guarded)


@misconception("grpo_advantages", which=["best", "worst", "first"], scaled=[True, False])
def single_sample_as_baseline(rewards, which, scaled):
    """Your baseline is a single sample of the group: the best, the worst or the first one. Then its luck is
    everybody's yardstick. The baseline is what the whole group achieves on average."""
    samples = {"best": max(rewards), "worst": min(rewards), "first": rewards[0]}
    return relative_to(rewards, samples[which], statistics.pstdev(rewards) if scaled else 1)


@misconception("grpo_advantages", spread=["none", "std", "others"])
def leave_one_out(rewards, spread):
    """Your code compares each sample with the mean of the others. That is RLOO, a respectable method with
    other numbers: on [1, 0] the others' mean is 0 for the first sample, where the group's mean is 0.5. Here a
    sample counts in its own baseline."""
    if min(rewards) == max(rewards):
        return [0.0] * len(rewards)
    answer = []
    for index, reward in enumerate(rewards):
        others = [*rewards[:index], *rewards[index + 1 :]]
        spreads = {"none": 1, "std": statistics.pstdev(rewards), "others": statistics.pstdev(others) or 1}
        answer.append((reward - statistics.fmean(others)) / spreads[spread])
    return answer


@misconception("grpo_advantages", middle=["mean", "median"], guarded=[True, False])
def absolute_deviation(rewards, middle, guarded):
    """Your spread is a mean or a median of absolute distances. A standard deviation squares the distances,
    averages the squares and takes the root, and so gives the far ones more weight: for [0, 0, 0, 0, 1] the
    mean absolute distance is 0.32, the standard deviation 0.4."""
    mean = statistics.fmean(rewards)
    distances = [abs(reward - mean) for reward in rewards]
    spread = statistics.fmean(distances) if middle == "mean" else statistics.median(distances)
    return relative_to(rewards, mean, spread or 1, guarded)


@misconception("grpo_advantages")
def mean_square_of_rewards(rewards):
    """Your spread is the root of the mean of the squared rewards. A spread is measured from the group's mean,
    not from zero: otherwise [1, 0] and [1001, 1000] would be told different things about the same
    difference."""
    mean_square = statistics.fmean([reward**2 for reward in rewards])
    return relative_to(rewards, statistics.fmean(rewards), math.sqrt(mean_square) or 1)


@misconception("grpo_advantages")
def squares_not_averaged(rewards):
    """Your spread is the root of the sum of the squared distances; the squares were not averaged over the
    group. The more samples, the smaller your advantages become: with [1, 1, 0, 0] yours are half as long as
    they should be."""
    mean = statistics.fmean(rewards)
    return relative_to(rewards, mean, math.sqrt(sum((reward - mean) ** 2 for reward in rewards)))


@misconception("grpo_advantages")
def standard_error(rewards):
    """Your spread is the standard error, the standard deviation divided by the root of G. That says how well
    the mean is known, and makes advantages grow with the size of the group. Here the unit is the spread of
    single samples."""
    error = statistics.pstdev(rewards) / math.sqrt(len(rewards))
    return relative_to(rewards, statistics.fmean(rewards), error)


@misconception("grpo_advantages")
def divided_by_group_size(rewards):
    """Your advantages are right, and then divided once more by the size of the group. Averaging over samples
    is the business of the loss, later; an advantage belongs to one sample and does not shrink because there
    are others."""
    return [a / len(rewards) for a in advantages(rewards)]


@misconception("grpo_advantages")
def relative_to_mean(rewards):
    """Your distances are divided by the group's mean: you measure in shares of the average reward. Add 10 to
    every reward and your advantages shrink, though nobody became better or worse than the rest; and on [-1,
    1] the mean is 0. The unit is the spread."""
    mean = statistics.fmean(rewards)
    return relative_to(rewards, mean, mean or 1)


@misconception("grpo_advantages", by=["range", "largest"])
def extremes_as_spread(rewards, by):
    """Your unit is made of extremes: the range from worst to best, or the largest distance from the mean. One
    odd sample then sets the scale for all. The unit that is asked for comes from all distances: their
    squares, averaged, and the root of that."""
    mean = statistics.fmean(rewards)
    largest = max(abs(reward - mean) for reward in rewards)
    return relative_to(rewards, mean, max(rewards) - min(rewards) if by == "range" else largest)


@misconception("grpo_advantages", single=["reward", "one", "nan"])
def special_group_of_one(rewards, single):
    """For a group of one your code does not return [0.0]. A single sample equals its own group's mean,
    whatever its reward: nothing better or worse was seen, so there is nothing to learn."""
    singles = {"reward": rewards[0], "one": 1.0, "nan": math.nan}
    return advantages(rewards) if len(rewards) > 1 else [singles[single]]


@misconception("grpo_advantages", equal=["rewards", "sign", "ones"])
def praise_for_equal_rewards(rewards, equal):
    """Where all rewards of a group are equal, your code hands out something else than zeros, such as praise
    for a group in which everybody is right. An advantage compares with the group; where all are the same
    nobody stands out, be they all right or all wrong."""
    if min(rewards) != max(rewards):
        return advantages(rewards)
    if equal == "rewards":
        return [float(reward) for reward in rewards]
    return [float(np.sign(reward)) if equal == "sign" else 1.0 for reward in rewards]


@misconception("grpo_advantages", threshold=[1e-3, 1e-2, 0.1])
def coarse_zero_test(rewards, threshold):
    """Your code takes a small spread for none: groups such as [0.501, 0.5] get zeros. They do differ, and the
    formula says by how many standard deviations. Only rounding may be taken for zero, and that is some 1e-16
    of the rewards."""
    return advantages(rewards) if statistics.pstdev(rewards) >= threshold else [0.0] * len(rewards)


@misconception("grpo_advantages", floor=[1e-3, 1e-2, 0.1, 1.0])
def floor_under_spread(rewards, floor):
    """Your denominator never falls below a fixed number, and that number is larger than spreads that do
    occur: groups such as [0.501, 0.5] come out too small. A floor is there to avoid dividing by zero and must
    lie far below any real spread."""
    return relative_to(rewards, statistics.fmean(rewards), max(statistics.pstdev(rewards), floor))


@misconception("grpo_advantages", otherwise=["no number", "zero"])
def mean_as_zero_test(rewards, otherwise):
    """Your code tells a group without variance by its mean being 0 or 1. That holds for rewards of 0 and 1
    only: the mean of [-1, 1] is 0 as well, and that of [0.5, 0.5] is neither. Ask whether the rewards are
    equal, not what they are."""
    mean = sum(rewards) / len(rewards)
    if mean in (0, 1) or (otherwise == "zero" and min(rewards) == max(rewards)):
        return [0.0] * len(rewards)
    spread = math.sqrt(sum((reward - mean) ** 2 for reward in rewards) / len(rewards))
    return [(reward - mean) / spread for reward in rewards]


@misconception("grpo_advantages", places=[0, 1, 2, 3, 4, 5])
def rounded(rewards, places):
    """Your advantages are right, and then rounded. Keep all the digits that you have: among 128 samples with
    one success the others get -0.08874 each, and what is rounded away there is missing 127 times."""
    return [round(a, places) for a in advantages(rewards)]


PLACES = [("places", places) for places in (0, 1, 2, 3, 4)]
DENOMINATORS = [("denominator", largest) for largest in (10, 100, 1000, 10_000)]


@misconception("grpo_advantages", to=PLACES + DENOMINATORS)
def rounded_rewards(rewards, to):
    """Your code rounds the rewards before it compares them. That settles the dust of [0.1, 0.1, 0.1], and costs
    digits that a reward model did give: in [0.12345, 1.00004, 2.71828, -0.33337] all of them count. Compute with
    the rewards as they are, and look for the dust only where you ask whether they are equal."""
    what, limit = to
    if what == "places":
        return advantages([round(float(reward), limit) for reward in rewards])
    return advantages([float(Fraction(reward).limit_denominator(limit)) for reward in rewards])


@misconception("grpo_advantages", only_for_ints=[True, False])
def whole_number_answer(rewards, only_for_ints):
    """Your advantages lose what comes after the point. If you write them into an array that was made from the
    rewards, or made like it, that array takes whole numbers only whenever all rewards are whole. Look at [0,
    0, 0, 0, 1]: -0.5 becomes 0."""
    if not only_for_ints:
        return [int(a) for a in advantages(rewards)]
    answer = np.zeros_like(np.array(rewards))
    answer[:] = advantages(rewards)
    return answer


@misconception("grpo_advantages", limit=[1, 2, 3, 5, 10, 12, 20])
def clipped(rewards, limit):
    """Your advantages are cut off at a fixed limit. One success among 500 samples is worth 22.3 standard
    deviations, and it should be: the rarer a success, the more there is to learn from it. Clipping is for a
    later step, the policy's ratio."""
    return [max(-limit, min(limit, a)) for a in advantages(rewards)]


@misconception("grpo_advantages")
def signs_only(rewards):
    """Your code returns only the direction, +1 or -1. How far a sample lies from the group matters, too: in
    [0, 0, 0, 0, 1] the one success weighs as much as the four failures together."""
    return [float(np.sign(a)) for a in advantages(rewards)]


@misconception("grpo_advantages", scale=["places", "plain", "standard", "centred"])
def ranks(rewards, scale):
    """Your code looks only at who is ahead of whom, not by how much. [0, 1, 5] and [0, 4, 5] rank alike, and
    yet the middle sample is below the mean of one group and above that of the other."""
    places = [float(sum(other < reward for other in rewards)) for reward in rewards]
    if min(rewards) == max(rewards):
        return [0.0] * len(rewards)
    if scale == "places":
        places = [float(sorted(rewards).index(reward) + 1) for reward in rewards]
    elif scale == "standard":
        places = advantages([sum(o < r for o in rewards) + sum(o <= r for o in rewards) for r in rewards])
    elif scale == "centred":
        places = [place / (len(rewards) - 1) - 0.5 for place in places]
    return places


@misconception("grpo_advantages", what=["wins", "non_zero"])
def baseline_of_some_samples(rewards, what):
    """Your mean leaves out the samples with a reward of 0 (or below). They are part of the group: it is by
    them that the baseline of a hard prompt is low, and a rare success worth much."""
    some = [reward for reward in rewards if (reward > 0 if what == "wins" else reward != 0)]
    return relative_to(rewards, statistics.fmean(some) if some else 0.0, statistics.pstdev(rewards))


@misconception("grpo_advantages")
def each_value_once(rewards):
    """Your mean and spread count every different reward once. In [0, 0, 0, 0, 1] there are four failures, and
    each of them pulls the mean down: it is 0.2, not 0.5."""
    return relative_to(rewards, statistics.fmean(set(rewards)), statistics.pstdev(set(rewards)))


@misconception("grpo_advantages")
def reversed_signs(rewards):
    """Your signs are the wrong way round: what is better than the group gets a negative advantage, and
    training would make it rarer. Subtract the mean from the reward, not the reward from the mean."""
    return [-a for a in advantages(rewards)]


@misconception("grpo_advantages")
def distance_without_direction(rewards):
    """Your advantages are never negative: you return how far each sample lies from the mean, not on which
    side. Then the worst sample would be made more likely, like the best."""
    return [abs(a) for a in advantages(rewards)]


@misconception("grpo_advantages", kept=["positive", "negative", "rewarded"])
def one_sided_advantages(rewards, kept):
    """Some of your samples get 0 although they lie off the group's mean. Those below the mean are told to
    become rarer, those above it more frequent; both halves are needed, and in a group they balance."""
    keeps = {"positive": lambda r, a: a > 0, "negative": lambda r, a: a < 0, "rewarded": lambda r, a: r}
    return [a if keeps[kept](r, a) else 0.0 for r, a in zip(rewards, advantages(rewards), strict=True)]


@misconception("grpo_advantages", centred=[False, True])
def softmax(rewards, centred):
    """Your code turns the rewards into shares with a softmax. That is how one makes probabilities; advantages
    are signed distances from the group's mean, and may be as large as they are."""
    weights = np.exp(np.array(rewards, dtype=float) - max(rewards))
    return weights / weights.sum() - (1 / len(rewards) if centred else 0)


@misconception("grpo_advantages", guarded=[False, True])
def shares_of_sum(rewards, guarded):
    """Your code divides each reward by the sum of the group: shares of a cake. A share is never negative
    where the rewards are not, so a failure is not blamed, only unpaid. Measure from the group's mean, in
    units of its spread."""
    total = sum(rewards)
    if (guarded and min(rewards) == max(rewards)) or total == 0:
        return [0.0] * len(rewards)
    return [reward / total for reward in rewards]


@misconception("grpo_advantages", best_first=[False, True])
def sorted_answer(rewards, best_first):
    """Your numbers are right and in the wrong places: they come back sorted. Each advantage belongs to the
    sample at the same place as its reward."""
    return sorted(advantages(rewards), reverse=best_first)


@misconception("grpo_advantages", all_of_it=[False, True])
def whole_number_mean(rewards, all_of_it):
    """Your mean loses what comes after the point, by integer division or a conversion to int. The mean of [1,
    1, 1, 0] is 0.75, not 0; with rewards of 0 and 1 it would nearly always be 0."""
    mean = sum(rewards) // len(rewards)
    about = statistics.fmean([(reward - mean) ** 2 for reward in rewards])
    return relative_to(rewards, mean, math.sqrt(about) if all_of_it else statistics.pstdev(rewards))


@misconception("grpo_advantages", guarded=[True, False])
def pass_rate_formula(rewards, guarded):
    """Your spread is the root of p(1 - p), with p the mean reward. That is the standard deviation of rewards
    that are all 0 or 1; a graded reward such as 0.5 has another, and outside of 0 to 1 there is nothing to
    take the root of."""
    p = statistics.fmean(rewards)
    if guarded and min(rewards) == max(rewards):
        return [0.0] * len(rewards)
    return [(reward - p) / math.sqrt(p * (1 - p)) for reward in rewards]


@misconception("grpo_advantages", limit=[0, 0.5, 1])
def pass_or_fail(rewards, limit):
    """Your code first turns every reward into right or wrong. Rewards may be graded: [0, 1, 5] holds three
    different samples, and the one with 1 is below the mean of its group."""
    return advantages([float(reward > limit if limit == 0 else reward >= limit) for reward in rewards])


@misconception("grpo_advantages", scaled=[True, False])
def earlier_samples_as_baseline(rewards, scaled):
    """Your baseline changes on the way: each sample is compared with those up to it, not with the whole
    group. The samples of one prompt have no order; shuffle them, and each must keep its advantage."""
    means = [statistics.fmean(rewards[: index + 1]) for index in range(len(rewards))]
    spread = statistics.pstdev(rewards) if scaled else 1
    return [(reward - mean) / spread if spread else 0.0 for reward, mean in zip(rewards, means, strict=True)]


@misconception("grpo_advantages", answer=["None", "empty", "error"])
def nothing_for_equal_rewards(rewards, answer):
    """Your code has no numbers for a group of equal rewards: it returns nothing, or raises an error. Leaving
    such groups out is what the next exercise is about; here every sample gets its number, and in such a group
    it is 0.0."""
    if min(rewards) != max(rewards):
        return advantages(rewards)
    if answer == "error":
        raise ValueError("no variance")
    return [] if answer == "empty" else None


@misconception("grpo_advantages")
def rewards_unchanged(rewards):
    """Your code gives the rewards back as they are. A reward says how good a sample is; an advantage says how
    much better than its group, and in units of the group's spread."""
    return list(rewards)
