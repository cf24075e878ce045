"""Wrong ideas about what is the same step, who counts for it, and what they are averaged of."""

import math
from collections import defaultdict
from statistics import fmean, median, pstdev, stdev

import numpy as np
from grpo_advantages import grpo_advantages

from tutor.course.misconception import misconception


def painted(trajectories, rewards, inherit=grpo_advantages):
    """Return every trajectory's advantage once for each of its steps, before anything is shared."""
    return [[advantage] * len(steps) for steps, advantage in zip(trajectories, inherit(rewards), strict=True)]


def shared(
    trajectories, rewards, key=lambda steps, t: steps[t], inherit=grpo_advantages, pool=fmean, voice="a trajectory"
):
    """Return credits as the solution does, but for some of its decisions.

    `key` says what is the same, `inherit` what is inherited, `pool` what is made of a collection, and `voice` who has
    one: "a trajectory", or "a visit".
    """
    inherited = defaultdict(list)
    for steps, advantage in zip(trajectories, inherit(rewards), strict=True):
        keys = [key(steps, t) for t in range(len(steps))]
        for step in keys if voice == "a visit" else dict.fromkeys(keys):
            inherited[step].append(advantage)
    return [[pool(inherited[key(steps, t)]) for t in range(len(steps))] for steps in trajectories]


def takers(trajectories):
    """Return for every step how many trajectories take it."""
    counts = defaultdict(int)
    for steps in trajectories:
        for step in set(steps):
            counts[step] += 1
    return counts


def by_spread(rewards, mean, spread):
    """Return the distances of rewards from a mean, in units of a spread; zeros where there is none."""
    return [(reward - mean) / spread if spread > 1e-9 else 0.0 for reward in rewards]


# --- what is the same step? ---

# Whoever collects in a list for each key without thinking of repeats has a second wrong idea; the first is told first.
VOICES = ["a trajectory", "a visit"]


@misconception("salt_advantages", voice=VOICES)
def same_action_is_enough(trajectories, rewards, voice):
    """Your steps are merged by their action alone, wherever it was taken.

    In the worked example, action b is taken in s1 and in s2, and those are two decisions. The same word in
    another state is another step.
    """
    return shared(trajectories, rewards, key=lambda steps, t: steps[t][1], voice=voice)


@misconception("salt_advantages", voice=VOICES)
def next_state_is_left_out(trajectories, rewards, voice):
    """Your steps are merged by state and action, whatever they led to.

    The world may answer the same action differently: (s0, a, s1) and (s0, a, s2) are two edges of the graph. A
    step has three parts here, and all of them must agree.
    """
    return shared(trajectories, rewards, key=lambda steps, t: steps[t][:2], voice=voice)


@misconception("salt_advantages", voice=VOICES)
def action_is_left_out(trajectories, rewards, voice):
    """Your steps are merged by the states at their two ends; the action between them is not looked at.

    Two actions may lead from s0 to s1, and they are two decisions: (s0, a, s1) and (s0, b, s1) do not share their
    credit.
    """
    return shared(trajectories, rewards, key=lambda steps, t: steps[t][::2], voice=voice)


@misconception("salt_advantages", voice=VOICES)
def state_is_left_out(trajectories, rewards, voice):
    """Your steps are merged by their action and where they lead; where they start is not looked at.

    (s1, b, G) and (s2, b, G) end alike and are still different edges. All three parts of a step must agree.
    """
    return shared(trajectories, rewards, key=lambda steps, t: steps[t][1:], voice=voice)


@misconception("salt_advantages", voice=VOICES)
def same_state_is_enough(trajectories, rewards, voice):
    """Your steps are merged by the state that they start in, so all actions taken there share one credit.

    Then nothing says which of them was the better one. What is shared here is the whole step: state, action and
    next state. (Comparing the actions of one state is the next exercise.)
    """
    return shared(trajectories, rewards, key=lambda steps, t: steps[t][0], voice=voice)


@misconception("salt_advantages", voice=VOICES)
def same_next_state_is_enough(trajectories, rewards, voice):
    """Your steps are merged by the state that they lead to, however they came there.

    So every step into G shares one credit, by whatever way and action. State and action must agree as well.
    """
    return shared(trajectories, rewards, key=lambda steps, t: steps[t][2], voice=voice)


@misconception("salt_advantages")
def direction_is_lost(trajectories, rewards):
    """Your steps are merged without a direction: from s0 to s1 counts the same as from s1 back to s0.

    A set or a sorted pair of the two states forgets which came first. Edges of this graph have a direction.
    """
    return shared(trajectories, rewards, key=lambda steps, t: (frozenset(steps[t][::2]), steps[t][1]))


@misconception("salt_advantages", part=["step", "action", "action and state"])
def same_place_in_the_row(trajectories, rewards, part):
    """Your steps share their credit only where they stand at the same index of their trajectories.

    Who loses a turn on the way makes the same decision one index later. The graph does not count: what was taken
    early in one trajectory and late in another is one edge.
    """
    of = {"step": slice(3), "action": slice(1, 2), "action and state": slice(2)}[part]
    return shared(trajectories, rewards, key=lambda steps, t: (t, steps[t][of]))


@misconception("salt_advantages", part=["steps", "actions"])
def same_history_too(trajectories, rewards, part):
    """Your steps share their credit only if everything before them was the same as well.

    That makes a tree of the trajectories, in which two that have parted never meet again. In a graph they do: only
    the step itself is compared.
    """
    of = slice(3) if part == "steps" else slice(1, 2)
    return shared(trajectories, rewards, key=lambda steps, t: tuple(step[of] for step in steps[: t + 1]))


@misconception("salt_advantages")
def step_before_too(trajectories, rewards):
    """Your steps share their credit only if the step before them was the same as well.

    How one came to a state is not part of the step that is taken there. Only state, action and next state are
    compared.
    """
    return shared(trajectories, rewards, key=lambda steps, t: tuple(steps[max(t - 1, 0) : t + 1]))


@misconception(
    "salt_advantages",
    between=["", " ", "_", "-", "--", "->", " -> ", ",", ", ", ":", "::", "|", " | ", "/", "\t", "\n", "\0"],
)
def parts_joined_as_text(trajectories, rewards, between):
    """Your steps are told apart by one text made of their three parts, and different steps can give the same text.

    ("ab", "c", "d") and ("a", "bc", "d") both read "abcd". Any separator may occur in a name, too; keep the three
    parts apart, as they are.
    """
    return shared(trajectories, rewards, key=lambda steps, t: between.join(steps[t]))


TIDY = {"lower": str.lower, "strip": str.strip, "both": lambda name: name.strip().lower()}


@misconception("salt_advantages", how=["lower", "strip", "both"])
def names_are_tidied(trajectories, rewards, how):
    """Your states and actions are tidied up before they are compared, for capitals or for spaces.

    Whether "Cart" and "cart" are one state is for those to say who recorded them. Texts that differ are
    different here.
    """
    return shared(trajectories, rewards, key=lambda steps, t: tuple(map(TIDY[how], steps[t])))


# --- who counts, and how often? ---


@misconception("salt_advantages")
def every_visit_counts(trajectories, rewards):
    """Your mean counts a trajectory once for every time that it takes the step.

    So a trajectory that goes round in circles gets more votes: a winner that loops twice outvotes a loser that
    loops once. Each trajectory counts once for a step, however often it takes it.
    """
    return shared(trajectories, rewards, voice="a visit")


@misconception("salt_advantages")
def equal_advantages_count_once(trajectories, rewards):
    """Your collection for a step holds each advantage once, as a set of numbers does.

    Two trajectories that won have the same advantage, and are still two: with one loser they outvote it, two to one.
    Collect the trajectories, or a list of their advantages.
    """
    return shared(trajectories, rewards, pool=lambda advantages: fmean(set(advantages)))


@misconception("salt_advantages", counts=["first", "last", "first again"])
def equal_trajectories_count_once(trajectories, rewards, counts):
    """Your code looks a trajectory up by its steps, with index() or in a dict, and takes equal ones for one.

    Two trajectories may take exactly the same steps and end differently. Each has a reward of its own: tell them
    apart by where they stand in the list.
    """
    places = {tuple(steps): number for number, steps in reversed(list(enumerate(trajectories)))}
    if counts == "last":
        places = {tuple(steps): number for number, steps in enumerate(trajectories)}
    advantages, inherited = grpo_advantages(rewards), defaultdict(list)
    for steps in trajectories if counts == "first again" else places:
        for step in set(steps):
            inherited[step].append(advantages[places[tuple(steps)]])
    return [[fmean(inherited[step]) for step in steps] for steps in trajectories]


@misconception("salt_advantages")
def nothing_is_merged(trajectories, rewards):
    """Your steps all keep their own trajectory's advantage; nothing is shared.

    That is plain GRPO: the same step is praised in one trajectory and blamed in another. Collect what all the
    trajectories that took it have, and give them the mean.
    """
    return painted(trajectories, rewards)


@misconception("salt_advantages")
def others_only(trajectories, rewards):
    """Your mean for a step leaves out the trajectory whose step it is.

    As a baseline the others alone would do, but this mean is the credit itself: everybody who took the step counts,
    and gets the same.
    """
    everybody = list(zip(trajectories, grpo_advantages(rewards), strict=True))
    return [
        [fmean([b for j, (others, b) in enumerate(everybody) if j != i and step in others] or [own]) for step in steps]
        for i, (steps, own) in enumerate(everybody)
    ]


@misconception("salt_advantages")
def only_if_all_share(trajectories, rewards):
    """Your steps are merged only when every trajectory of the group takes them.

    Two of eight are enough to share: in the worked example T0 and T1 take (s0, a, s1) and T2 does not.
    """
    everybody = len(trajectories)
    own = iter([advantage for steps in painted(trajectories, rewards) for advantage in steps])
    counts = takers(trajectories)
    merged = shared(trajectories, rewards)
    return [
        [mean if counts[step] == everybody else alone for step, mean, alone in zip(steps, row, own, strict=False)]
        for steps, row in zip(trajectories, merged, strict=True)
    ]


@misconception("salt_advantages")
def only_neighbours_share(trajectories, rewards):
    """Your graph is made of pairs: each trajectory is merged with the one before it, not with the whole group.

    A step belongs to everybody who took it, wherever they stand in the list of trajectories.
    """
    inherited = list(zip(trajectories, grpo_advantages(rewards), strict=True))
    return [
        [fmean([advantage for others, advantage in inherited[max(i - 1, 0) : i + 1] if step in others]) for step in own]
        for i, (own, _) in enumerate(inherited)
    ]


@misconception("salt_advantages")
def goes_along_and_averages(trajectories, rewards):
    """Your credits are written while the collection is still growing, so the first trajectories miss the later ones.

    The mean of a step is known only after the whole group was read. Collect first, then hand out.
    """
    inherited, credits = defaultdict(list), []
    for steps, advantage in zip(trajectories, grpo_advantages(rewards), strict=True):
        for step in set(steps):
            inherited[step].append(advantage)
        credits.append([fmean(inherited[step]) for step in steps])
    return credits


# --- what is made of a collection? ---


@misconception("salt_advantages")
def the_last_one_wins(trajectories, rewards):
    """Your shared step gets the advantage of the last trajectory that took it; those before were written over.

    A dict holds one value for a key. Let it hold a list, or a sum and a count, and average at the end.
    """
    return shared(trajectories, rewards, pool=lambda advantages: advantages[-1])


@misconception("salt_advantages")
def the_first_one_stays(trajectories, rewards):
    """Your shared step gets the advantage of the first trajectory that took it; those after it are not added.

    Whoever else took the step has a say, too. Let the dict hold a list, or a sum and a count, and average at the
    end.
    """
    return shared(trajectories, rewards, pool=lambda advantages: advantages[0])


@misconception("salt_advantages")
def half_and_half(trajectories, rewards):
    """Your shared step takes half of the old value and half of the new one, each time another trajectory comes.

    For two that is their mean. For three, the last one weighs as much as the first two together. Average once, at
    the end.
    """

    def halves(advantages):
        value = advantages[0]
        for advantage in advantages[1:]:
            value = (value + advantage) / 2
        return value

    return shared(trajectories, rewards, pool=halves)


@misconception("salt_advantages")
def advantages_are_summed(trajectories, rewards):
    """Your shared step gets the sum of the advantages, so it grows with the number of those who share it.

    Divide by how many trajectories took the step: a step that two winners share is not twice as good.
    """
    return shared(trajectories, rewards, pool=sum)


@misconception("salt_advantages")
def divided_by_the_whole_group(trajectories, rewards):
    """Your sum for a step is divided by the size of the group, also by those who never took it.

    So a step that one of three took keeps a third of its credit. Divide by the number of trajectories that took it.
    """
    everybody = len(trajectories)
    return shared(trajectories, rewards, pool=lambda advantages: sum(advantages) / everybody)


@misconception("salt_advantages")
def middle_instead_of_mean(trajectories, rewards):
    """Your shared step gets the median of the advantages.

    The median does not see how many won, only whether more than half did. The mean is asked for.
    """
    return shared(trajectories, rewards, pool=median)


@misconception("salt_advantages", pick=["max", "min"])
def best_or_worst_counts(trajectories, rewards, pick):
    """Your shared step gets the highest (or the lowest) of the advantages.

    One lucky trajectory then speaks for all who took the step. All of them count, with the same weight.
    """
    return shared(trajectories, rewards, pool={"max": max, "min": min}[pick])


@misconception("salt_advantages")
def shared_means_zero(trajectories, rewards):
    """Your shared steps get 0, as if sharing a step made it neutral.

    It does when the whole group shares it, since all advantages add up to 0. When a part of the group does, their
    mean is left, and it says how well that part did. See "Shared is not the same as neutral".
    """
    counts = takers(trajectories)
    return [
        [0.0 if counts[step] > 1 else advantage for step, advantage in zip(steps, row, strict=True)]
        for steps, row in zip(trajectories, painted(trajectories, rewards), strict=True)
    ]


@misconception("salt_advantages")
def alone_means_zero(trajectories, rewards):
    """Your steps that nobody shares get 0.

    A step without company has nobody to be averaged with, so it keeps its trajectory's advantage: in the worked
    example (s1, c, F) is T1's alone, and is blamed in full.
    """
    return shared(trajectories, rewards, pool=lambda advantages: fmean(advantages) if len(advantages) > 1 else 0.0)


@misconception("salt_advantages", inherit=["rewards", "advantages"])
def measured_from_the_mean_again(trajectories, rewards, inherit):
    """Your credits have the mean over all steps taken off once more (or the rewards are averaged first and compared
    afterwards).

    The advantages are relative already. Compared anew, step with step, long trajectories weigh more, and equal
    steps are moved by what happened elsewhere.
    """
    of = grpo_advantages if inherit == "advantages" else list
    merged = shared(trajectories, rewards, inherit=of)
    mean = fmean([credit for row in merged for credit in row] or [0.0])
    return [[credit - mean for credit in row] for row in merged]


@misconception("salt_advantages", over=["steps", "different steps"])
def normalised_again(trajectories, rewards, over):
    """Your credits are normalised once more after the merging: less their mean, by their spread.

    Merging makes credits smaller on purpose; scaled up again, a group that hardly differs is as loud as one that
    differs much. The mean of the advantages is the answer as it is.
    """
    merged = shared(trajectories, rewards)
    pairs = [pair for steps, row in zip(trajectories, merged, strict=True) for pair in zip(steps, row, strict=True)]
    numbers = [credit for _, credit in pairs] if over == "steps" else list(dict(pairs).values())
    if not numbers:
        return merged
    mean, spread = fmean(numbers), pstdev(numbers)
    return [by_spread(row, mean, spread) for row in merged]


# --- the advantages below ---


@misconception("salt_advantages")
def rewards_for_advantages(trajectories, rewards):
    """Your steps share rewards, not advantages: nobody was compared with the group.

    With rewards of 0 and 1 no step can then be blamed, only praised more or less. Turn the rewards into advantages
    first, and average those.
    """
    return shared(trajectories, rewards, inherit=list)


@misconception("salt_advantages", success=["above 0", "not 0"])
def won_or_lost(trajectories, rewards, success):
    """Your rewards become 1 for a success and 0 for anything else before they are compared.

    A reward may be graded, 250, or below zero, and how much better one is counts. Use the rewards as they are.
    """
    return shared(trajectories, [1.0 if reward > 0 or (reward and success == "not 0") else 0.0 for reward in rewards])


@misconception("salt_advantages")
def spread_left_out(trajectories, rewards):
    """Your advantages are only measured from the group's mean; the division by the standard deviation is missing.

    That is Dr. GRPO, and SALT works with it as well. Here the advantages are those of grpo_advantages.
    """
    return shared(trajectories, rewards, inherit=lambda group: [reward - fmean(group) for reward in group])


@misconception("salt_advantages")
def spread_of_a_sample(trajectories, rewards):
    """Your standard deviation divides by G - 1, as a sample's does.

    Here the group is all there is, and it divides by G, as in your grpo_advantages: [1, 0] gives +1 and -1, not
    +0.707 and -0.707.
    """
    return shared(
        trajectories, rewards, inherit=lambda group: by_spread(group, fmean(group), stdev(group) if group[1:] else 0.0)
    )


@misconception("salt_advantages")
def compared_with_the_others(trajectories, rewards):
    """Your advantages compare a trajectory with the mean of the others, as RLOO does.

    SALT can be had on top of RLOO, but here the advantages are those of grpo_advantages: the mean of the whole
    group is taken off, and the standard deviation divides.
    """

    def rloo(group):
        rest = len(group) - 1
        return [reward - (sum(group) - reward) / rest if rest else 0.0 for reward in group]

    return shared(trajectories, rewards, inherit=rloo)


@misconception("salt_advantages", spread=["population", "sample"])
def long_ones_weigh_more(trajectories, rewards, spread):
    """Your mean and spread are taken over the steps, so a trajectory of five steps has five votes in the group.

    How long a trajectory took is not how often it happened. Each trajectory counts once in the group, with its
    reward.
    """
    rows = [reward for steps, reward in zip(trajectories, rewards, strict=True) for _ in steps]
    of = stdev if spread == "sample" else pstdev
    deviation = of(rows) if len(rows) > 1 else 0.0
    mean = fmean(rows or [0.0])
    return shared(trajectories, rewards, inherit=lambda group: by_spread(group, mean, deviation))


@misconception("salt_advantages")
def without_steps_not_in_the_group(trajectories, rewards):
    """Your group leaves out the trajectories that have no steps.

    Who stopped before the first action has a reward as well, and that is part of what was to be expected. It counts
    in the group, and its answer is an empty list.
    """
    taking_part = [reward for steps, reward in zip(trajectories, rewards, strict=True) if steps]
    advantages = iter(grpo_advantages(taking_part or [0]))
    return shared(
        trajectories, rewards, inherit=lambda group: [next(advantages) if steps else 0.0 for steps in trajectories]
    )


@misconception("salt_advantages", how=["exact", "plain", "fmean", "numpy", "nan"])
def equal_rewards_divide_by_zero(trajectories, rewards, how):
    """Your group divides by its spread even when all trajectories ended alike and the spread is 0.

    Nobody was better than anybody, so every step gets 0. Your grpo_advantages has the answer to this case.
    """

    def inherit(group):
        mean, spread = mean_and_spread(group, how)
        if spread == 0 and how in ("numpy", "nan"):
            return [math.nan for _ in group]
        return [(reward - mean) / spread for reward in group]

    return shared(trajectories, rewards, inherit=inherit)


@misconception("salt_advantages", how=["plain", "fmean", "numpy"])
def exact_zero_test(trajectories, rewards, how):
    """Your code asks whether the computed spread is exactly 0, and for three rewards of 0.1 it is not.

    Their computed mean is 0.10000000000000002, so the spread comes out as 1e-17, and dividing by that turns dust into
    credits of -1. Ask the rewards themselves whether they are equal, or call your grpo_advantages.
    """

    def inherit(group):
        mean, spread = mean_and_spread(group, how)
        return [(reward - mean) / spread if spread > 0 else 0.0 for reward in group]

    return shared(trajectories, rewards, inherit=inherit)


def mean_and_spread(group, how):
    """Return mean and standard deviation as they are computed: without rounding, or with the dust that it leaves."""
    if how == "numpy":
        return float(np.mean(group)), float(np.std(group))
    if how in ("exact", "nan"):
        return fmean(group), pstdev(group)
    mean = fmean(group) if how == "fmean" else sum(group) / len(group)
    return mean, math.sqrt(sum((reward - mean) ** 2 for reward in group) / len(group))


@misconception("salt_advantages", epsilon=[1e-4, 1e-3])
def epsilon_too_large(trajectories, rewards, epsilon):
    """Your denominator has so large a number added to the spread that it shows in the credits.

    Up to 1e-6 passes. What it is there for, groups that ended alike, can be asked of the rewards directly.
    """
    return shared(
        trajectories,
        rewards,
        inherit=lambda group: [(reward - fmean(group)) / (pstdev(group) + epsilon) for reward in group],
    )


@misconception("salt_advantages")
def shared_out_over_the_steps(trajectories, rewards):
    """Your trajectories hand their advantage out in equal parts: each step gets the advantage divided by their number.

    Credit is no sum that is paid out once. Each step inherits the whole of its trajectory's advantage.
    """
    advantages = grpo_advantages(rewards)
    parts = [advantage / max(len(steps), 1) for steps, advantage in zip(trajectories, advantages, strict=True)]
    return shared(trajectories, rewards, inherit=lambda group: parts)


@misconception("salt_advantages", gamma=[0.9, 0.95, 0.99])
def fades_towards_the_start(trajectories, rewards, gamma):
    """Your credits fade towards the first step: they were discounted with the distance from the end.

    SALT has no gamma. What tells early steps from late ones here is who shares them, and nothing else.
    """
    return [
        [gamma ** (len(row) - 1 - t) * credit for t, credit in enumerate(row)] for row in shared(trajectories, rewards)
    ]


# --- the answer ---


@misconception("salt_advantages")
def blame_is_dropped(trajectories, rewards):
    """Your credits never go below 0.

    Then a failed trajectory teaches nothing, and neither does a step that mostly losers took. Blame is credit below
    zero.
    """
    return [[max(credit, 0.0) for credit in row] for row in shared(trajectories, rewards)]


@misconception("salt_advantages", places=[1, 2, 3, 4])
def credits_are_rounded(trajectories, rewards, places):
    """Your credits are rounded.

    The answer keeps all of its digits; leave rounding to whoever prints.
    """
    return [[round(credit, places) for credit in row] for row in shared(trajectories, rewards)]


@misconception("salt_advantages")
def one_list_for_all(trajectories, rewards):
    """Your answer is one long list: the steps of all trajectories, one after the other.

    The answer has the shape of the question, a list for each trajectory with a number for each of its steps.
    """
    return [credit for row in shared(trajectories, rewards) for credit in row]


@misconception("salt_advantages", reads_as=["tuple", "arrow"])
def credit_of_the_graph(trajectories, rewards, reads_as):
    """Your function returns the graph: a dict from steps to their credits.

    That is half of the way. The other half is to walk the trajectories again and look each of their steps up.
    """
    merged = shared(trajectories, rewards)
    pairs = [pair for steps, row in zip(trajectories, merged, strict=True) for pair in zip(steps, row, strict=True)]
    return {step if reads_as == "tuple" else " -> ".join(step): credit for step, credit in pairs}


@misconception("salt_advantages")
def repeated_steps_are_dropped(trajectories, rewards):
    """Your answer has one number for a step that a trajectory takes twice.

    It counts once in the mean, but it was taken twice, and the answer has a number for each step of the trajectory.
    """
    return [
        list(dict(zip(steps, row, strict=True)).values())
        for steps, row in zip(trajectories, shared(trajectories, rewards), strict=True)
    ]


@misconception("salt_advantages")
def empty_trajectory_is_dropped(trajectories, rewards):
    """Your answer leaves out the trajectories that have no steps.

    Then all those after it stand in the wrong place. An empty trajectory has an empty list in the answer.
    """
    return [row for row in shared(trajectories, rewards) if row]


@misconception("salt_advantages", over=["trajectories", "rewards"])
def input_written_over(trajectories, rewards, over):
    """Your code writes its numbers into the trajectories or the rewards that it was given.

    Whoever called it has lost what stood there. Build lists of your own.
    """
    merged = shared(trajectories, rewards)
    if over == "rewards":
        rewards[:] = grpo_advantages(rewards)
        return merged
    for steps, row in zip(trajectories, merged, strict=True):
        steps[:] = row
    return trajectories


@misconception("salt_advantages")
def one_number_for_a_trajectory(trajectories, rewards):
    """Your answer has one number for each trajectory: its advantage, or the mean of its steps' credits.

    That is where SALT begins. What is asked for is one number for each step.
    """
    return grpo_advantages(rewards)
