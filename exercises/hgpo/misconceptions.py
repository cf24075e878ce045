"""Wrong ideas about hgpo_advantages, as people write them.

Most are `assembled` from the solution's way with one decision taken otherwise.
"""

import math
import statistics
from collections import defaultdict

from hgpo import hgpo_advantages, relative_to_group

from tutor.course.misconception import misconception


def context(states, t, k):
    """Return the context of step t at level k as a key, or None where there is none."""
    return tuple(states[t - k : t + 1]) if t >= k else None


def weight(k, alpha, deepest):
    """Return the weight of level k; `deepest` is the history's length."""
    return (k + 1) ** alpha


def right(values, mode):
    """Relate the values of one group to each other, as the solution does."""
    return relative_to_group(values, mode)


def blended(said, weigh):
    """Return the mean of what the levels say of one step, {level: advantage}, with the weights of those levels."""
    total = sum(weigh(k) for k in said)
    return sum(weigh(k) * advantage for k, advantage in said.items()) / total if total else 0.0


def assembled(
    step_returns,
    anchor_obs,
    history_length=2,
    alpha=1.0,
    mode="mean_norm",
    key=context,
    relate=right,
    lone=lambda value: None,
    levels=None,
    weigh=weight,
    blend=lambda said, weigh, t, deepest: blended(said, weigh),
):
    """Return the answer with some of its decisions taken otherwise.

    `key` says what the context of a step is, `relate` compares within a group, `lone` is what a group of one says
    (None: nothing), `levels` are the k that there are, `weigh` gives their weights, and `blend` makes one number of
    what the levels say of a step.
    """
    deepest = history_length
    said = defaultdict(dict)
    for k in range(deepest + 1) if levels is None else levels(deepest):
        for group in grouped(anchor_obs, k, key):
            values = [step_returns[i][t] for i, t in group]
            parts = relate(values, mode) if len(group) > 1 else [lone(values[0])]
            for step, advantage in zip(group, parts, strict=True):
                if advantage is not None:
                    said[step][k] = advantage
    return [
        [blend(said[i, t], lambda k: weigh(k, alpha, deepest), t, deepest) for t in range(len(states))]
        for i, states in enumerate(anchor_obs)
    ]


def grouped(anchor_obs, k, key=context):
    """Return the groups of level k as lists of (rollout, step)."""
    groups = defaultdict(list)
    for i, states in enumerate(anchor_obs):
        for t in range(len(states)):
            if (name := key(states, t, k)) is not None:
                groups[name].append((i, t))
    return list(groups.values())


def spread_of(values, ddof=0):
    """Return the standard deviation of values, exactly 0 where they are all equal."""
    if min(values) == max(values):
        return 0.0
    return computed_spread(values, ddof)


def computed_spread(values, ddof=0):
    """Return the standard deviation of values, with the rounding that equal ones have."""
    mean = sum(values) / len(values)
    return math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - ddof))


# --- levels and their weights ---


@misconception("hgpo_advantages")
def state_alone(step_returns, anchor_obs, **options):
    """Your steps are compared by their state alone, as in GiGPO; what came before it never enters. On the carts of the
    lesson both visits with a return of 6 then get +0.75, though one came by search and the other by an ad."""
    return hgpo_advantages(step_returns, anchor_obs, **{**options, "history_length": 0})


@misconception("hgpo_advantages")
def deepest_level_only(step_returns, anchor_obs, **options):
    """Your code takes only the deepest level at which a step has company. That is the fairest comparison and the one
    with the fewest members; the other levels count as well, with smaller weights."""
    return assembled(
        step_returns, anchor_obs, **options, blend=lambda said, weigh, t, deepest: said[max(said)] if said else 0.0
    )


@misconception("hgpo_advantages", keeps=["alone", "0"])
def longest_history_only(step_returns, anchor_obs, keeps, **options):
    """Your code compares at one level only, that of the whole history. Steps that have no company there, and first
    steps, then get nothing, though they share their state with others. All levels from 0 on count."""
    return assembled(
        step_returns, anchor_obs, **options,
        levels=lambda deepest: [deepest] if keeps == "alone" else [*{0, deepest}],
    )  # fmt: skip


@misconception("hgpo_advantages", last=["K", "K + 1"])
def state_itself_left_out(step_returns, anchor_obs, last, **options):
    """Your levels begin with one earlier state. Level 0 is the state by itself, the largest group and the one that
    hardly any step is alone in: with history_length=0 it is the only level that there is."""
    more = 1 if last == "K" else 2
    return assembled(step_returns, anchor_obs, **options, levels=lambda deepest: range(1, deepest + more))


@misconception("hgpo_advantages", by=[-1, 1])
def one_level_off(step_returns, anchor_obs, by, **options):
    """You have one level too few or one too many. There are history_length + 1 of them: 0 earlier states, 1, and so on
    up to history_length, the last included."""
    return assembled(step_returns, anchor_obs, **options, levels=lambda deepest: range(deepest + 1 + by))


@misconception("hgpo_advantages")
def stops_for_all_at_once(step_returns, anchor_obs, **options):
    """Your code goes no deeper as soon as any step is alone at a level. Company ends for each step by itself: what is
    alone has nothing to say at that level, and the others go on."""
    deepest = options.get("history_length", 2)
    with_a_lone_step = [k for k in range(deepest + 1) if any(len(group) == 1 for group in grouped(anchor_obs, k))]
    there = range(min(with_a_lone_step, default=deepest + 1))
    return assembled(step_returns, anchor_obs, **options, levels=lambda deepest: there)


@misconception("hgpo_advantages")
def history_ignored(step_returns, anchor_obs, **options):
    """Your levels are 0, 1 and 2, whatever history_length is given. It says how far back to look: with 0 the state
    alone counts, with 3 there is a level more."""
    return hgpo_advantages(step_returns, anchor_obs, **{**options, "history_length": 2})


@misconception("hgpo_advantages", divided_by=["all levels", "levels that exist"])
def lone_levels_keep_their_weight(step_returns, anchor_obs, divided_by, **options):
    """Your weights are divided by the sum over all levels, also those at which a step has nobody to be compared with.
    Such a level says nothing; but your way it says 0, and pulls the answer towards it. Divide by the weights of the
    levels that have company."""

    def blend(said, weigh, t, deepest):
        there = range(deepest + 1) if divided_by == "all levels" else range(min(t, deepest) + 1)
        return sum(weigh(k) * advantage for k, advantage in said.items()) / sum(map(weigh, there))

    return assembled(step_returns, anchor_obs, **options, blend=blend)


@misconception("hgpo_advantages")
def not_divided_at_all(step_returns, anchor_obs, **options):
    """Your answer is the sum of weight times advantage, and never divided by the weights. A step with company at three
    levels then counts six times as much as one with company at the first. The weights of a step must add up to 1."""
    return assembled(
        step_returns, anchor_obs, **options,
        blend=lambda said, weigh, t, deepest: sum(weigh(k) * advantage for k, advantage in said.items()),
    )  # fmt: skip


@misconception("hgpo_advantages")
def alpha_ignored(step_returns, anchor_obs, **options):
    """Your weights are those of alpha = 1, whatever alpha is given. It is an exponent: with alpha=0 all levels weigh
    the same, with alpha=2 level 1 weighs 4 times as much as level 0."""
    return hgpo_advantages(step_returns, anchor_obs, **{**options, "alpha": 1})


@misconception("hgpo_advantages")
def levels_weigh_the_same(step_returns, anchor_obs, **options):
    """Your answer is the plain mean over the levels. A level deserves more weight the more its members share: level k
    weighs (k + 1) to the power of alpha."""
    return hgpo_advantages(step_returns, anchor_obs, **{**options, "alpha": 0})


@misconception(
    "hgpo_advantages", how=["times", "factor", "power", "exponential", "powers of two", "inverse", "one more"]
)
def alpha_elsewhere(step_returns, anchor_obs, how, **options):
    """Your weights use alpha in another way. Level k weighs (k + 1) to the power of alpha: with alpha=2 that is 1, 4
    and 9, with alpha=0.5 it is 1, 1.41 and 1.73, and with alpha=0 it is 1 for each."""
    weights = {
        "times": lambda k, alpha, deepest: 1 + alpha * k,
        "factor": lambda k, alpha, deepest: (k + 1) * alpha,
        "power": lambda k, alpha, deepest: alpha**k if k or alpha else 1.0,
        "exponential": lambda k, alpha, deepest: math.exp(alpha * k),
        "powers of two": lambda k, alpha, deepest: 2 ** (alpha * k),
        "one more": lambda k, alpha, deepest: 1 + k**alpha,
        "inverse": lambda k, alpha, deepest: (k + 1) ** -alpha,
    }[how]
    return assembled(step_returns, anchor_obs, **options, weigh=weights)


@misconception("hgpo_advantages")
def weights_turned_round(step_returns, anchor_obs, **options):
    """Your weights fall with k: the state by itself counts most. The more two steps share, the fairer is their
    comparison, and the more it weighs."""
    return assembled(step_returns, anchor_obs, **options, weigh=lambda k, alpha, deepest: (deepest + 1 - k) ** alpha)


@misconception("hgpo_advantages")
def level_zero_weighs_nothing(step_returns, anchor_obs, **options):
    """Your level k weighs k to the power of alpha, so level 0 weighs nothing (unless alpha is 0), and a step with
    company there alone gets nothing. The weight is (k + 1) to the power of alpha."""
    return assembled(step_returns, anchor_obs, **options, weigh=lambda k, alpha, deepest: k**alpha)


@misconception("hgpo_advantages")
def weights_begin_at_two(step_returns, anchor_obs, **options):
    """Your weights go 2, 3, 4, as in the official code, which counts the states of a context and adds one. Here level
    k weighs (k + 1) to the power of alpha: 1, 2, 3."""
    return assembled(step_returns, anchor_obs, **options, weigh=lambda k, alpha, deepest: (k + 2) ** alpha)


@misconception("hgpo_advantages", what=["zeros", "equals", "equals in units"])
def zero_taken_for_nothing(step_returns, anchor_obs, what, **options):
    """Your code leaves out a level whose advantage is 0, with its weight. But such a level has company and something to
    say: this step did just as the others that came the same way. Only a level without company is left out."""
    if what == "equals in units" and options.get("mode") != "mean_std_norm":
        return hgpo_advantages(step_returns, anchor_obs, **options)
    if what != "zeros":
        returns = step_returns
        return by_group(returns, anchor_obs, options, lambda group: len({returns[i][t] for i, t in group}) > 1)

    def blend(said, weigh, t, deepest):
        return blended({k: advantage for k, advantage in said.items() if advantage != 0}, weigh)

    return assembled(step_returns, anchor_obs, **options, blend=blend)


@misconception("hgpo_advantages")
def as_in_the_official_code(step_returns, anchor_obs, **options):
    """Your code does what the official one does, in two places where this course does not: its weights go 2, 3, 4, and
    a level whose advantage is 0 is left out. See the two pages "In the wild"."""

    def blend(said, weigh, t, deepest):
        return blended({k: advantage for k, advantage in said.items() if advantage != 0}, weigh)

    return assembled(step_returns, anchor_obs, **options, blend=blend, weigh=lambda k, alpha, deepest: (k + 2) ** alpha)


@misconception("hgpo_advantages", how=["members alone", "times the level's"])
def weighted_by_members(step_returns, anchor_obs, how, **options):
    """Your levels are weighted by how many members a step's group has. The state by itself has the most, and so gets
    more than its share. The weight belongs to the level alone: (k + 1) to the power of alpha."""
    alpha = options.get("alpha", 1.0) if how == "times the level's" else 0
    levels = range(options.get("history_length", 2) + 1)
    of_levels = [level_of(step_returns, anchor_obs, k, options) for k in levels]
    sizes = {(step, k): len(group) for k in levels for group in grouped(anchor_obs, k) for step in group}

    def blend(i, t):
        said = {k: of_levels[k][i][t] for k in levels if sizes.get(((i, t), k), 1) > 1}
        return blended(said, lambda k: sizes[(i, t), k] * (k + 1) ** alpha)

    return [[blend(i, t) for t in range(len(states))] for i, states in enumerate(anchor_obs)]


def level_of(step_returns, anchor_obs, k, options):
    """Return what level k alone says of every step, 0 where it says nothing."""
    return assembled(step_returns, anchor_obs, **{**options, "history_length": k}, levels=lambda deepest: [deepest])


# --- groups of one ---


@misconception("hgpo_advantages", where=["everywhere", "at level 0"])
def lone_step_keeps_its_return(step_returns, anchor_obs, where, **options):
    """A step without company keeps its whole return in your code. Nobody else stood there, so nothing can be said of
    its choice: a level without company is left out, and a step without any gets 0."""
    if where == "everywhere":
        return assembled(step_returns, anchor_obs, **options, lone=lambda value: value)
    answer = hgpo_advantages(step_returns, anchor_obs, **options)
    for group in grouped(anchor_obs, 0):
        if len(group) == 1:
            i, t = group[0]
            answer[i][t] = step_returns[i][t]
    return answer


@misconception("hgpo_advantages", answer=["nan", "ZeroDivisionError", "None"])
def no_level_forgotten(step_returns, anchor_obs, answer, **options):
    """Your code has no right answer for a step without company at any level: there are no weights to divide by. Such a
    step gets 0."""

    def blend(said, weigh, t, deepest):
        if said:
            return blended(said, weigh)
        return {"nan": math.nan, "None": None}[answer] if answer != "ZeroDivisionError" else 1 / 0

    return assembled(step_returns, anchor_obs, **options, blend=blend)


@misconception("hgpo_advantages")
def company_of_oneself_is_none(step_returns, anchor_obs, **options):
    """Your code leaves out a group that only one rollout has steps in. Two steps of one rollout that came the same way
    are two choices in the same situation, and they are compared."""
    return by_group(step_returns, anchor_obs, options, lambda group: len({i for i, _ in group}) > 1)


def by_group(step_returns, anchor_obs, options, counts):
    """Return the answer with only those groups that `counts` says true of."""
    levels = range(options.get("history_length", 2) + 1)
    alpha, mode = options.get("alpha", 1.0), options.get("mode", "mean_norm")
    said = defaultdict(dict)
    for k in levels:
        for group in grouped(anchor_obs, k):
            if len(group) > 1 and counts(group):
                for step, number in zip(group, right([step_returns[i][t] for i, t in group], mode), strict=True):
                    said[step][k] = number
    return [
        [blended(said[i, t], lambda k: (k + 1) ** alpha) for t in range(len(states))]
        for i, states in enumerate(anchor_obs)
    ]


@misconception("hgpo_advantages", kept=["first", "last"])
def one_step_a_rollout(step_returns, anchor_obs, kept, **options):
    """Your groups hold each rollout once, though it may come the same way twice. Each time was a choice with a return
    of its own. Does a dict or a set of yours keep one of them and lose the other?"""
    alpha, mode = options.get("alpha", 1.0), options.get("mode", "mean_norm")
    said = defaultdict(dict)
    for k in range(options.get("history_length", 2) + 1):
        for group in grouped(anchor_obs, k):
            chosen = list({i: (i, t) for i, t in (group if kept == "last" else group[::-1])}.values())
            if len(chosen) > 1:
                for step, number in zip(chosen, right([step_returns[i][t] for i, t in chosen], mode), strict=True):
                    said[step][k] = number
    return [
        [blended(said[i, t], lambda k: (k + 1) ** alpha) for t in range(len(states))]
        for i, states in enumerate(anchor_obs)
    ]


# --- what a context is ---


@misconception("hgpo_advantages")
def rollouts_run_together(step_returns, anchor_obs, **options):
    """The contexts of your first steps reach back into the rollout before: all states stand in one list, or what you
    remember of them is not emptied at the end of a rollout. Each rollout has a history of its own."""
    together = [[value for row in step_returns for value in row]], [[state for row in anchor_obs for state in row]]
    answer = iter(hgpo_advantages(*together, **options)[0])
    return [[next(answer) for _ in row] for row in step_returns]


@misconception("hgpo_advantages")
def one_state_short(step_returns, anchor_obs, **options):
    """Your contexts at level k hold k states, and at level 0 none at all, so that all steps of the prompt are one
    group. Level k shares the state and the k before it: k + 1 states."""
    return assembled(
        step_returns, anchor_obs, **options,
        key=lambda states, t, k: tuple(states[t - k + 1 : t + 1]) if t >= k else None,
    )  # fmt: skip


@misconception("hgpo_advantages", how=["cut short", "padded", "first state repeated"])
def short_contexts_count(step_returns, anchor_obs, how, **options):
    """Your first steps have levels for which they have no history: their contexts are cut short, or filled up. So a
    first step is compared at level 1 with other first steps. Step t has the levels 0 to t, and no more."""

    def key(states, t, k):
        found = tuple(states[max(t - k, 0) : t + 1])
        filled = {"cut short": (), "padded": (None,), "first state repeated": (states[0],)}[how]
        return filled * (k + 1 - len(found)) + found

    return assembled(step_returns, anchor_obs, **options, key=key)


@misconception("hgpo_advantages", by=["slice", "index", "index, round and round"])
def counted_from_behind(step_returns, anchor_obs, by, **options):
    """Your code looks back also where nothing is: t - k is below 0 there, and Python then counts from the end of the
    list. A slice comes out empty, the same for all first steps; an index finds what the rollout only came to later.
    Where should step 0 have no level 1?"""
    keys = {
        "slice": lambda states, t, k: tuple(states[t - k : t + 1]),
        "index": lambda states, t, k: tuple(states[t - j] for j in range(k + 1)),
        "index, round and round": lambda states, t, k: tuple(states[(t - j) % len(states)] for j in range(k + 1)),
    }
    return assembled(step_returns, anchor_obs, **options, key=keys[by])


@misconception("hgpo_advantages")
def states_to_come(step_returns, anchor_obs, **options):
    """Your contexts hold the states that came after a step. Those are consequences of what it did; what it had to share
    with others is the way that led to it. Look back, not ahead."""

    def key(states, t, k):
        return tuple(states[t : t + k + 1]) if t + k < len(states) else None

    return assembled(step_returns, anchor_obs, **options, key=key)


@misconception("hgpo_advantages", way=["set", "sorted"])
def order_forgotten(step_returns, anchor_obs, way, **options):
    """Your contexts forget in which order the states came. First A and then B is another way than first B and then A.
    A tuple of the states keeps them in order; a set or a sorted list does not."""

    def key(states, t, k):
        found = context(states, t, k)
        return found and (frozenset(found) if way == "set" else tuple(sorted(found)))

    return assembled(step_returns, anchor_obs, **options, key=key)


SEPARATORS = ["", *" ,;:.|/_-+*#&@$~>→§\n\t\0\x1f"]
SEPARATORS += [
    ", ",
    "; ",
    " | ",
    "||",
    "|||",
    "->",
    " -> ",
    " → ",
    " > ",
    "=>",
    "::",
    "__",
    "---",
    "\n\n",
    "<sep>",
    "[SEP]",
]


@misconception("hgpo_advantages", between=SEPARATORS)
def states_joined_to_text(step_returns, anchor_obs, between, **options):
    """Your contexts are one text, in which the states run together: "ab" before "c" looks like "a" before "bc". An
    observation may hold any character, so no separator is safe. A tuple keeps the states apart."""

    def key(states, t, k):
        found = context(states, t, k)
        return found and between.join(found)

    return assembled(step_returns, anchor_obs, **options, key=key)


@misconception("hgpo_advantages", change=["case", "spaces", "both", "digits", "order of words", "end"])
def texts_made_alike(step_returns, anchor_obs, change, **options):
    """Your states lose something before they are compared: capitals, spaces, numbers, the order of the words or the end
    of a long text. "page 1" and "page 2" are two states, and so are "done" and "done ". Compare the texts as they
    are."""
    changed = {
        "case": str.lower,
        "spaces": str.strip,
        "both": lambda text: text.strip().lower(),
        "digits": lambda text: "".join(c for c in text if not c.isdigit()),
        "order of words": lambda text: " ".join(sorted(text.split(" "))),
        "end": lambda text: text[:20],
    }[change]
    alike = [[changed(state) for state in states] for states in anchor_obs]
    return hgpo_advantages(step_returns, alike, **options)


@misconception("hgpo_advantages")
def earlier_states_only(step_returns, anchor_obs, **options):
    """At the levels from 1 on your contexts hold the earlier states, but not the one that the step was taken in. Steps
    in different states are then compared. Level k shares the state and the k before it: k + 1 states."""
    return assembled(
        step_returns, anchor_obs, **options,
        key=lambda states, t, k: context(states, t, k) if k == 0 else (context(states, t, k) or (None,))[:-1] or None,
    )  # fmt: skip


@misconception("hgpo_advantages")
def states_between_left_out(step_returns, anchor_obs, **options):
    """At level k your contexts hold the state now and the one k steps ago, but not those between. Two ways may begin
    alike and go on differently: all of the last k + 1 states must be the same."""

    def key(states, t, k):
        found = context(states, t, k)
        return found and (found[0], found[-1])

    return assembled(step_returns, anchor_obs, **options, key=key)


@misconception("hgpo_advantages")
def the_whole_way(step_returns, anchor_obs, **options):
    """At the levels from 1 on your contexts go back to the start of the rollout. Level k asks for the last k + 1 states
    only; what was before those is forgotten, as it is by an agent whose prompt holds that many."""

    def key(states, t, k):
        found = context(states, t, k)
        return found if k == 0 or found is None else (k, *states[: t + 1])

    return assembled(step_returns, anchor_obs, **options, key=key)


@misconception("hgpo_advantages", where=["at all levels", "above level 0"])
def same_step_number(step_returns, anchor_obs, where, **options):
    """You compare steps only if their number in the rollout is the same. The context decides, wherever it was met:
    whoever comes from A to B at step 5 has the same last two states as someone who does at step 1."""

    def key(states, t, k):
        found = context(states, t, k)
        return found and (found, t if k or where == "at all levels" else None)

    return assembled(step_returns, anchor_obs, **options, key=key)


@misconception("hgpo_advantages", where=["in the way", "in the context", "anywhere in the context"])
def repeated_states_merged(step_returns, anchor_obs, where, **options):
    """Your contexts drop a state that they hold already. Standing twice before the same page is a history too: the last
    k + 1 states count as they are."""

    def without_repeats(states):
        return tuple(state for n, state in enumerate(states) if n == 0 or state != states[n - 1])

    def key(states, t, k):
        if where == "in the context":
            found = context(states, t, k)
            return found and without_repeats(found)
        if where == "anywhere in the context":
            found = context(states, t, k)
            return found and tuple(dict.fromkeys(found))
        way = without_repeats(states[: t + 1])
        return context(way, len(way) - 1, k)

    return assembled(step_returns, anchor_obs, **options, key=key)


# --- mean and spread ---


@misconception("hgpo_advantages", epsilon=[0.0, 1e-6])
def sample_std(step_returns, anchor_obs, epsilon, **options):
    """In mode "mean_std_norm" your spread divides the sum of the squares by their number less one. That is the sample
    standard deviation; here the squares are averaged over all of the group. Of the returns 4 and 0 the spread is 2,
    not 2.83."""

    def relate(values, mode):
        if mode != "mean_std_norm" or min(values) == max(values):
            return relative_to_group(values, "mean_norm")
        mean = statistics.fmean(values)
        return [(value - mean) / (computed_spread(values, ddof=1) + epsilon) for value in values]

    return assembled(step_returns, anchor_obs, **options, relate=relate)


@misconception("hgpo_advantages", fails=["nan", "ZeroDivisionError"])
def equals_divided_by_zero(step_returns, anchor_obs, fails, **options):
    """In mode "mean_std_norm" your code divides by a spread of 0 where all returns of a group are equal. Nobody did
    better than anybody there: such a group gives 0. Settle it before you divide."""

    def relate(values, mode):
        mean, spread = sum(values) / len(values), computed_spread(values) if mode == "mean_std_norm" else 1
        if spread == 0:
            return [math.nan if fails == "nan" else 1 / 0 for _ in values]
        return [(value - mean) / spread for value in values]

    return assembled(step_returns, anchor_obs, **options, relate=relate)


@misconception("hgpo_advantages")
def spread_tested_for_zero(step_returns, anchor_obs, **options):
    """Your test for equal returns asks whether the spread is exactly 0. For three returns of 0.1 it comes out as 1e-17,
    by rounding, and so do the distances: each gets 1 or -1 instead of 0. Ask the returns, or whether the spread is
    tiny."""

    def relate(values, mode):
        mean, spread = sum(values) / len(values), computed_spread(values) if mode == "mean_std_norm" else 1
        return [(value - mean) / spread if spread else 0.0 for value in values]

    return assembled(step_returns, anchor_obs, **options, relate=relate)


@misconception("hgpo_advantages", least=[0.002, 0.01, 0.05])
def small_spread_taken_for_none(step_returns, anchor_obs, least, **options):
    """Your test for equal returns takes different ones for equal, too, if they lie close together. 0.501 and 0.5 are
    two returns: in mode "mean_std_norm" one gets +1 and the other -1. Rounding leaves 1e-16 or so; ask for not much
    more."""

    def relate(values, mode):
        close = max(values) - min(values) < least
        return [0.0] * len(values) if mode == "mean_std_norm" and close else relative_to_group(values, mode)

    return assembled(step_returns, anchor_obs, **options, relate=relate)


@misconception("hgpo_advantages", epsilon=[1e-4, 1e-3, 1e-2, 1.0])
def large_epsilon(step_returns, anchor_obs, epsilon, **options):
    """In mode "mean_std_norm" what you add to the spread is large enough to be seen, most of all where the spread is
    small. An epsilon is there to avoid a division by zero and must not change the answer; 1e-6 is small enough."""

    def relate(values, mode):
        spread = spread_of(values) + epsilon if mode == "mean_std_norm" else 1
        return [(value - statistics.fmean(values)) / spread for value in values]

    return assembled(step_returns, anchor_obs, **options, relate=relate)


@misconception("hgpo_advantages")
def variance_instead_of_spread(step_returns, anchor_obs, **options):
    """In mode "mean_std_norm" you divide by the variance, the mean of the squared distances. Of the returns 4 and 0 it
    is 4 and the spread 2: one step is missing between the two."""

    def relate(values, mode):
        spread = spread_of(values) ** 2 if mode == "mean_std_norm" else 1
        return [(value - statistics.fmean(values)) / spread if spread else 0.0 for value in values]

    return assembled(step_returns, anchor_obs, **options, relate=relate)


@misconception("hgpo_advantages", how=["never", "always", "swapped"])
def mode_misread(step_returns, anchor_obs, how, **options):
    """Your code does not follow `mode`. "mean_norm" subtracts a group's mean and stops there; "mean_std_norm" also
    divides by the group's spread. The returns 4 and 0 give +2 and -2 in the first, +1 and -1 in the second."""
    mode = options.pop("mode", "mean_norm")
    other = {"mean_norm": "mean_std_norm", "mean_std_norm": "mean_norm"}[mode]
    taken = {"never": "mean_norm", "always": "mean_std_norm", "swapped": other}[how]
    return hgpo_advantages(step_returns, anchor_obs, **options, mode=taken)


@misconception("hgpo_advantages", by=["state", "prompt", "blend"])
def divided_after_blending(step_returns, anchor_obs, by, **options):
    """In mode "mean_std_norm" you blend first and divide afterwards: by the spread of the state's group, by that of the
    whole prompt, or by a blend of the spreads. Each group of each level is divided by its own spread, and then the
    levels are blended."""
    if options.get("mode") != "mean_std_norm":
        return hgpo_advantages(step_returns, anchor_obs, **options)
    answer = hgpo_advantages(step_returns, anchor_obs, **{**options, "mode": "mean_norm"})
    if by == "prompt":
        related = iter(relative_to_group([number for row in answer for number in row], "mean_std_norm"))
        return [[next(related) for _ in row] for row in answer]
    by_level = {"state": {**options, "history_length": 0}, "blend": options}[by]
    spreads = assembled(
        step_returns, anchor_obs, **by_level, relate=lambda values, mode: [spread_of(values)] * len(values)
    )
    return [
        [number / spread if spread else 0.0 for number, spread in zip(row, spreads_of_row, strict=True)]
        for row, spreads_of_row in zip(answer, spreads, strict=True)
    ]


@misconception("hgpo_advantages")
def mean_of_the_others(step_returns, anchor_obs, **options):
    """You measure each return from the mean of the others. The group that a step belongs to is its baseline, itself
    included: the returns 4 and 0 give +2 and -2, not +4 and -4."""

    def relate(values, mode):
        stretched = len(values) / (len(values) - 1) if mode == "mean_norm" else 1
        return [stretched * number for number in relative_to_group(values, mode)]

    return assembled(step_returns, anchor_obs, **options, relate=relate)


@misconception("hgpo_advantages", baseline=["median", "best", "worst"])
def another_baseline(step_returns, anchor_obs, baseline, **options):
    """You measure the returns of a group from something else than their mean: the median, the best or the worst. The
    distances of a group from its mean add up to 0; do yours?"""
    pick = {"median": statistics.median, "best": max, "worst": min}[baseline]

    def relate(values, mode):
        spread = spread_of(values) if mode == "mean_std_norm" else 1
        return [(value - pick(values)) / spread if spread else 0.0 for value in values]

    return assembled(step_returns, anchor_obs, **options, relate=relate)


# --- defaults and the answer ---


@misconception("hgpo_advantages", default=[0, 1, 3, 4])
def wrong_default_history(step_returns, anchor_obs, default, **options):
    """Your answer is right when history_length is given; without it, it is not. The default is 2: levels 0, 1 and 2."""
    return hgpo_advantages(step_returns, anchor_obs, **{"history_length": default, **options})


@misconception("hgpo_advantages", default=[0.0, 0.5, 2.0])
def wrong_default_alpha(step_returns, anchor_obs, default, **options):
    """Your answer is right when alpha is given; without it, it is not. The default is 1: the levels weigh 1, 2 and
    3."""
    return hgpo_advantages(step_returns, anchor_obs, **{"alpha": default, **options})


@misconception("hgpo_advantages", what=["history_length", "alpha"])
def zero_replaced_by_the_default(step_returns, anchor_obs, what, **options):
    """Your code takes a 0 for no argument at all, and uses the default in its place. `alpha or 1.0` does that, for 0
    counts as false. With alpha 0 all levels weigh the same, with history_length 0 the state alone counts."""
    if options.get(what) == 0:
        del options[what]
    return hgpo_advantages(step_returns, anchor_obs, **options)


@misconception("hgpo_advantages")
def wrong_default_mode(step_returns, anchor_obs, **options):
    """Your answer is right when mode is given; without it you divide by the spread. The default is "mean_norm", which
    only subtracts the mean."""
    return hgpo_advantages(step_returns, anchor_obs, **{"mode": "mean_std_norm", **options})


@misconception("hgpo_advantages", gamma=[0.95, 1.0])
def returns_summed_again(step_returns, anchor_obs, gamma, **options):
    """Your code takes what it is given for rewards and makes returns of it. It is given the returns already: what came
    of each step is in the number as it stands."""
    made = []
    for returns in step_returns:
        to_go, row = 0.0, []
        for value in returns[::-1]:
            to_go = value + gamma * to_go
            row.append(to_go)
        made.append(row[::-1])
    return hgpo_advantages(made, anchor_obs, **options)


@misconception("hgpo_advantages", votes=["rollouts", "steps"])
def rollouts_compared_too(step_returns, anchor_obs, votes, **options):
    """Your answer adds the comparison of whole rollouts that GiGPO has. HGPO has no such part: what it says of a step
    is the blend of its levels, and nothing else."""
    starts = [returns[0] for returns in step_returns]
    rows = starts if votes == "rollouts" else [returns[0] for returns in step_returns for _ in returns]
    mean = statistics.fmean(rows)
    answer = hgpo_advantages(step_returns, anchor_obs, **options)
    return [[x + start - mean for x in row] for row, start in zip(answer, starts, strict=True)]


@misconception("hgpo_advantages")
def one_long_list(step_returns, anchor_obs, **options):
    """Your numbers stand in one long list. The answer has a list for each rollout, with a number for each of its
    steps, as step_returns has: the caller must know whose step is whose."""
    return [x for row in hgpo_advantages(step_returns, anchor_obs, **options) for x in row]


@misconception("hgpo_advantages")
def sign_turned(step_returns, anchor_obs, **options):
    """Your advantages have the wrong sign: what was better than its group is blamed. The return comes first, and the
    mean is taken away from it."""
    return [[-number for number in row] for row in hgpo_advantages(step_returns, anchor_obs, **options)]


@misconception("hgpo_advantages")
def whole_numbers(step_returns, anchor_obs, **options):
    """Your numbers stand in an array that was made for integer returns, as np.zeros_like(returns) makes it, and such an
    array cuts off what follows the point. Make it with dtype=float."""
    answer = hgpo_advantages(step_returns, anchor_obs, **options)
    return [
        list(map(int, numbers)) if all(isinstance(value, int) for value in returns) else numbers
        for returns, numbers in zip(step_returns, answer, strict=True)
    ]


@misconception("hgpo_advantages", places=[0, 1, 2, 3])
def rounded(step_returns, anchor_obs, places, **options):
    """Your numbers are rounded. Advantages feed a gradient, nobody reads them: leave them as they are."""
    return [[round(number, places) for number in row] for row in hgpo_advantages(step_returns, anchor_obs, **options)]
