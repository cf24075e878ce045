"""What hgpo_advantages must do.

Rollouts are written as [(state, return of the step taken there), ...]. Advantages may be off by 0.0001, so that an
epsilon of 1e-6 beside a spread of 0.1 or more passes.
"""

from hypothesis.strategies import lists, sampled_from, tuples

from tutor.checking.author import check, close, forms, near
from tutor.checking.draws import halves
from tutor.checking.scenes import Member, NestedGroups, argument

SLACK = 1e-4
EXACT = 5e-6

RETURNS = {"hgpo_advantages": forms.lists_of_numbers(as_long_as=0)}


def groups_in_groups(call, answer):
    """Draw every step in the groups that it shares: its state, then the states before it, one by one."""
    returns, states = call.args
    levels = range(argument(call, 2, "history_length", 2) + 1)
    alpha = argument(call, 3, "alpha", 1.0)
    members = []
    for i, visited in enumerate(states):
        for t, state in enumerate(visited):
            shared = [state, *(f"after {earlier}" for earlier in visited[:t][::-1][: len(levels) - 1])]
            members.append(Member(f"rollout {i}, step {t}", shared, returns[i][t], answer[i][t]))
    shares = ["the same state", *(f"and {k} {'step' if k == 1 else 'steps'} back" for k in levels[1:])]
    return NestedGroups(members, shares, [(k + 1) ** alpha for k in levels])


SCENES = {"hgpo_advantages": groups_in_groups}


def columns(rollouts):
    """Return the two parallel arguments for some rollouts."""
    returns = [[value for _, value in steps] for steps in rollouts]
    return returns, [[state for state, _ in steps] for steps in rollouts]


def went(states, *returns):
    """Return a rollout through states that are single letters; a single return is that of all its steps."""
    return list(zip(states, returns if len(returns) > 1 else returns * len(states), strict=True))


def advantages(submission, rollouts, history_length=2, alpha=1, mode="mean_norm"):
    """Return the answer for some rollouts, to be compared within the slack; defaults have a check of their own."""
    options = {"history_length": history_length, "alpha": alpha, "mode": mode}
    return near(submission.hgpo_advantages(*columns(rollouts), **options), abs=SLACK)


CARTS = [
    [("search", 9), ("cart", 9)],
    [("search", 6), ("cart", 6)],
    [("ad", 6), ("cart", 6)],
    [("ad", 0), ("cart", 0)],
]
MUGS = [
    [("home", 5), ("results", 5), ("mug", 5)],
    [("home", 7), ("results", 7), ("mug", 7)],
    [("ad", 6), ("results", 6), ("mug", 6)],
    [("link", 0), ("mug", 0)],
]


def some_rollouts(most, longest, states="AB"):
    """Rollouts through few states, so that they often come the same way."""
    steps = lists(tuples(sampled_from(list(states)), halves(-2, 2)), min_size=1, max_size=longest)
    return lists(steps, min_size=2, max_size=most)


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
"""What people put between states when they join them."""


def two_ways_with(separator):
    """Two ways to d that are one text if that is between their states, from whichever end they are read."""
    long = f"a{separator}a"
    return [
        [(long, 0), ("a", 0), ("d", 6)],
        [("a", 0), (long, 0), ("d", 2)],
        [(long, 1), ("a", 1), ("d", 1)],
    ]


def two_first_pages(here, there):
    """Two ways to x that differ in the page that they began with."""
    return [[(here, 0), ("x", 4)], [(there, 0), ("x", 2)], [(here, 1), ("x", 0)]]


rollouts = some_rollouts(4, 4)
short_rollouts = some_rollouts(3, 3)


@check("One cart, two ways to it", examples=[CARTS], example=True)
def two_ways_to_a_cart(submission, rollouts):
    yield near(submission.hgpo_advantages(*columns(rollouts), history_length=1), abs=SLACK)


@check("Company at three levels, at two, at one", examples=[MUGS], example=True)
def company_at_three_levels(submission, rollouts):
    yield near(submission.hgpo_advantages(*columns(rollouts)), abs=SLACK)


@check(
    "Any rollouts, any history",
    given=tuples(rollouts, sampled_from([1, 2, 0, 3])),
    examples=[
        ([went("AB", 0, 1), went("AB", 0, 0), went("CB", 0, 1), went("CB", 0, 0.5)], 1),
        ([went("ABAB", 1, 2, 3, 4), went("BAB", 4, 0, 2), went("AAB", 0, 1, 0)], 2),
        ([went("ABC", 6, 0, 3), went("ABC", 0, 2, 1), went("DBC", 1, 1, 7), went("EC", 2, -4)], 3),
        ([went("ABCD", 1, 4, 2, 8), went("ABCD", 0, 1, 3, 2), went("BCD", 5, 1, 0), went("CD", -1, 5)], 3),
        ([went("ABCD", 1, 4, 2, 8), went("ABCD", 0, 1, 3, 2), went("BCD", 5, 1, 0), went("CD", -1, 5)], 1),
        ([went("ABCBA", 0, 1, 4, 2, 3), went("CBABC", 1, 5, 0, 2, -2)], 2),
        ([went("AB", 3, 1), went("BA", 2, 8), went("AB", 0, 4)], 5),
        ([went("ABCDEF", 0, 1, 2, 0, 3, 8), went("ABCDEF", 3, 0, 1, 2, 0, 2), went("GBCDEF", 1, 1, 0, 4, 5, 0)], 5),
    ],
)
def any_history(submission, rollouts, history_length):
    yield advantages(submission, rollouts, history_length=history_length)


@check(
    "Any weights",
    given=tuples(rollouts, sampled_from([2, 0.5, 0, 3])),
    examples=[
        (CARTS, 0),
        (CARTS, 2),
        (CARTS, 0.5),
        (MUGS, 0),
        (MUGS, 2),
        (MUGS, 1.5),
        ([went("ABC", 1, 0, 8), went("ABC", 3, 2, 2), went("DBC", 0, 5, -4), went("DC", 2, 1)], 3),
    ],
)
def any_weights(submission, rollouts, alpha):
    yield advantages(submission, rollouts, alpha=alpha)


@check(
    "Returns and states alone: the defaults",
    examples=[
        [went("ABCD", 1, 4, 2, 8), went("ABCD", 0, 1, 3, 2), went("DBCD", 5, 1, 0, 1), went("CD", -1, 5)],
        [went("AABA", 4, 2, 0, 1), went("ABA", 1, 3, 6), went("BABA", 0, 5, 0, 2)],
        [went("ABCD", 4, 1, 0, 2), went("ABCD", 0, 0, 5, 1), went("BBCD", 2, 2, 2, 9)],
    ],
)
def defaults(submission, rollouts):
    yield near(submission.hgpo_advantages(*columns(rollouts)), abs=SLACK)


@check(
    "mean_std_norm: each group by its own spread",
    given=tuples(short_rollouts, sampled_from([1, 2])),
    examples=[
        (CARTS, 1),
        (MUGS, 2),
        ([went("AB", 0, 1), went("AB", 0, 0), went("CB", 2, 5), went("CB", 4, 0.5)], 1),
        ([went("AB", 0, 3), went("AB", 0, 3), went("CB", 2, 5), went("CB", 4, 0)], 1),
        ([went("ABC", 1, 0, 8), went("ABC", 3, 2, 2), went("DBC", 0, 5, -4), went("DC", 2, 1)], 2),
        ([went("A", 0.5), went("A", 0.375)], 1),
    ],
)
def in_units_of_the_spread(submission, rollouts, history_length):
    yield advantages(submission, rollouts, history_length=history_length, mode="mean_std_norm")


@check(
    "Without history the state alone counts",
    examples=[
        CARTS,
        MUGS,
        [went("ABAB", 1, 2, 3, 4), went("BAB", 4, 0, 2)],
    ],
)
def no_history(submission, rollouts):
    yield advantages(submission, rollouts, history_length=0)


@check(
    "A level without company counts for nothing",
    examples=[
        ([went("AC", 0, 4), went("BC", 0, 2)], 1),
        ([went("ABC", 2, 8, 4), went("DBC", 0, 2, 0), went("EBC", 1, 1, 3)], 2),
        ([went("ABC", 2, 8, 4), went("ABC", 1, 4, 6), went("DBC", 0, 2, 0), went("EC", 1, 3)], 4),
        ([went("AB", 1, 2), went("CD", 3, 4), went("EF", 5, 6)], 2),
        ([went("ABC", 5), went("DEF", 7), went("G", -3)], 1),
        ([went("ABCD", 3)], 2),
        ([went("A", 4)], 0),
    ],
)
def without_company(submission, rollouts, history_length):
    yield advantages(submission, rollouts, history_length=history_length)


@check(
    "With company, a level counts even at 0",
    examples=[
        ([went("AC", 0, 2), went("AC", 0, 2), went("BC", 0, 1), went("BC", 0, 1)], 1, "mean_norm"),
        ([went("AC", 0, 4), went("AC", 0, 2), went("AC", 0, 0), went("BC", 0, -6)], 1, "mean_norm"),
        ([went("AC", 0, 2), went("AC", 0, 2), went("BC", 0, 1), went("BC", 0, 1)], 1, "mean_std_norm"),
        ([went("AC", 5, 4), went("AC", 5, 0), went("BC", 0, 6), went("BC", 0, -2)], 2, "mean_norm"),
    ],
)
def a_zero_counts(submission, rollouts, history_length, mode):
    yield advantages(submission, rollouts, history_length=history_length, mode=mode)


@check(
    "The first steps have fewer levels",
    examples=[
        ([went("A", 4), went("A", 0), went("BA", 1, 2)], 1),
        ([went("A", 4), went("A", 1), went("BA", 0, 7)], 2),
        ([went("AB", 4, 0), went("AB", 0, 2), went("CAB", 1, 8, 4)], 3),
        ([went("AB", 4, 0), went("B", 2), went("B", 9)], 2),
        ([went("ABC", 0, 1, 2), went("C", 4), went("DC", 1, 0)], 2),
    ],
)
def first_steps(submission, rollouts, history_length):
    yield advantages(submission, rollouts, history_length=history_length)


@check(
    "A rollout may be its own company",
    examples=[
        ([went("ABAB", 0, 1, 2, 4)], 1),
        ([went("AAAA", 0, 1, 2, 8)], 2),
        ([went("ABAB", 0, 1, 2, 4), went("CB", 0, -3)], 1),
        ([went("ABABAB", 0, 1, 2, 4, 0, 7), went("AB", 1, 0)], 2),
        ([went("AAB", 0, 1, 8), went("ABB", 3, 0, 2), went("CAB", 0, 5, 4)], 2),
    ],
)
def its_own_company(submission, rollouts, history_length):
    yield advantages(submission, rollouts, history_length=history_length)


@check(
    "Contexts: states in order, one by one",
    examples=[
        [[("A", 0), ("B", 0), ("C", 6)], [("B", 0), ("A", 0), ("C", 2)], [("A", 1), ("B", 1), ("C", 1)]],
        [[("ab", 0), ("c", 6)], [("a", 0), ("bc", 2)], [("ab", 1), ("c", 1)], [("a", 3), ("bc", -3)]],
        [[("A", 0), ("B", 0), ("C", 6)], [("A", 0), ("D", 0), ("C", 2)], [("E", 1), ("B", 1), ("C", 1)]],
        two_first_pages("Page", "page"),
        two_first_pages("done", "done "),
        two_first_pages("item 10", "item 1"),
        two_first_pages("left of the door", "the door of left"),
        two_first_pages(
            "You are in the kitchen. On the table you see a red mug.",
            "You are in the kitchen. On the table you see a red jug.",
        ),
        *map(two_ways_with, SEPARATORS),
    ],
)
def contexts_as_they_are(submission, rollouts):
    yield advantages(submission, rollouts)


@check(
    "Equal returns give nothing, in either mode",
    examples=[
        ([went("A", 0.1), went("A", 0.1), went("A", 0.1)], "mean_std_norm"),
        ([went("AB", 0.7)] * 10, "mean_std_norm"),
        ([went("AB", 0.1), went("AB", 0.1), went("CB", 0.1)], "mean_norm"),
    ],
)
def equal_returns(submission, rollouts, mode):
    yield near(submission.hgpo_advantages(*columns(rollouts), mode=mode), abs=EXACT)


@check(
    "A small spread is a spread",
    examples=[
        ([went("A", 0.501), went("A", 0.5)], 0.03),
        ([went("AB", 0.5), went("AB", 0.5), went("CB", 0.502), went("CB", 0.5)], 0.03),
        ([went("A", 0.51), went("A", 0.5)], 0.001),
    ],
)
def small_spread(submission, rollouts, tolerance):
    yield near(submission.hgpo_advantages(*columns(rollouts), mode="mean_std_norm"), rel=tolerance, abs=SLACK)


@check(
    "Adding a number to all returns changes nothing",
    law=True,
    given=tuples(rollouts, sampled_from([1, -3, 8])),
    examples=[(CARTS, 1), ([went("AB", 3, 1), went("B", 2)], -3)],
)
def shift(submission, rollouts, constant):
    shifted = [[(state, value + constant) for state, value in steps] for steps in rollouts]
    left, right = submission.hgpo_advantages(*columns(rollouts)), submission.hgpo_advantages(*columns(shifted))
    yield close(right, left, abs=SLACK)


@check(
    "With one level, its weight does not matter",
    law=True,
    given=tuples(rollouts, sampled_from([0, 2, 0.5])),
    examples=[(CARTS, 2), (CARTS, 0)],
)
def one_level(submission, rollouts, alpha):
    answer = submission.hgpo_advantages(*columns(rollouts), history_length=0)
    yield close(submission.hgpo_advantages(*columns(rollouts), history_length=0, alpha=alpha), answer, abs=SLACK)
