"""What step_returns and gigpo_advantages must do.

Rollouts are written as (episode reward, [(state, reward of the step taken there), ...]). Advantages may be off by
0.0001: a sum of two parts may cancel, and an epsilon of 1e-6 beside a spread of 0.04 or more stays below that. The
gammas that are drawn have few bits, so that returns are exact in float32 too.
"""

from hypothesis.strategies import lists, sampled_from, tuples

from tutor.checking.author import check, close, forms, near
from tutor.checking.draws import groups, halves
from tutor.checking.scenes import Move, StateGraph, Walk, argument

SLACK = 1e-4
EXACT = 5e-6

RETURNS = {"step_returns": forms.numbers(as_many_as=0), "gigpo_advantages": forms.lists_of_numbers(as_long_as=1)}


def shared_states(call, answer):
    """Draw who stood before which state, with the return of each visit and what it gets."""
    episodes, rewards, states = call.args
    gamma = argument(call, 3, "gamma", 0.95)
    walks = []
    for i, (visited, credits) in enumerate(zip(states, answer, strict=True)):
        returns = [sum(gamma**k * reward for k, reward in enumerate(rewards[i][t:])) for t in range(len(visited))]
        columns = zip(visited, [*visited[1:], "end"], returns, credits, strict=True)
        moves = [Move(state, target, value=value, credit=credit) for state, target, value, credit in columns]
        walks.append(Walk(f"rollout {i}", moves, f"reward {episodes[i]:g}"))
    return StateGraph(walks, walk_name="rollout")


SCENES = {"gigpo_advantages": shared_states}


def columns(rollouts):
    """Return the three parallel arguments for some rollouts."""
    rewards = [[reward for _, reward in steps] for _, steps in rollouts]
    states = [[state for state, _ in steps] for _, steps in rollouts]
    return [episode for episode, _ in rollouts], rewards, states


def went(episode, states, *rewards):
    """Return a rollout through states that are single letters; without rewards all come at the end."""
    return episode, list(zip(states, rewards or [0] * (len(states) - 1) + [episode], strict=True))


def advantages(submission, rollouts, mode="mean_norm", **options):
    """Return the answer for some rollouts, to be compared within the slack; what is wrong with defaults has a check."""
    return near(submission.gigpo_advantages(*columns(rollouts), mode=mode, **options), abs=SLACK)


MUGS = [
    (8, [("results", 0), ("mug", 8)]),
    (4, [("results", 0), ("jug", 0), ("results", 0), ("mug", 4)]),
    (0, [("results", 0), ("page 2", 0)]),
]


def some_rollouts(most, longest):
    """Rollouts through three states, with rewards on halves at any step and episode rewards of their own."""
    steps = lists(tuples(sampled_from(["A", "B", "C"]), halves(-2, 2)), min_size=1, max_size=longest)
    return lists(tuples(halves(-2, 2), steps), min_size=2, max_size=most)


rollouts = some_rollouts(4, 4)
short_rollouts = some_rollouts(3, 3)
gammas = sampled_from([0.5, 0.75, 0.25])
weights = sampled_from([1, 0.5, 2])


@check("Returns: what came of each step", examples=[([0, 0, 0, 4], 0.5), ([0, 0, 10], 0.95)], example=True)
def returns_of_the_lesson(submission, rewards, gamma):
    yield submission.step_returns(rewards, gamma)


@check("Three rollouts that meet on one page", examples=[MUGS], example=True)
def three_rollouts_that_meet(submission, rollouts):
    yield near(submission.gigpo_advantages(*columns(rollouts), gamma=0.5), abs=SLACK)


@check(
    "Returns of any rewards",
    given=tuples(groups(), gammas),
    examples=[
        ([0, 1], 0.5),
        ([0, 4, 2], 0.5),
        ([2, -1, 0, 3], 0.25),
        ([1, 1, 1], 1),
        ([3, -1, 2], 0),
        ([0.1, 0.7, 0.2], 0.3),
        ([1, 0, 2, 0, 0, -1, 1, 5], 0.99),
        ([0, 0, 0, 0, 0, 0, 0, 0, 0, 1], 0.25),
        ([5], 0.9),
        ([], 0.5),
    ],
)
def any_returns(submission, rewards, gamma):
    yield submission.step_returns(rewards, gamma)


@check(
    "Any rollouts",
    given=tuples(rollouts, gammas),
    examples=[
        ([went(1, "AB"), went(0, "AB")], 0.5),
        ([went(1, "A"), went(0, "BCD")], 0.5),
        ([went(4, "ABC"), went(0, "BAC"), went(2, "CA", 0, 2)], 0.5),
        ([went(3, "ABD", 1, 2, 0), went(-1, "BAD", 0, -1, 0), went(0, "DA", 0, 0)], 0.75),
        ([went(2, "AAB", 0, 0, 2), went(2, "BA", 2, 0), went(0, "BBA", 1, -1, 0)], 0.25),
        ([went(5, "ABCD", 0, 3, 0, 2), went(1, "ACBD", 1, 0, 0, 0), went(0, "DB", 0, 0)], 0),
        ([went(2, "ABC", 1, 0, 1), went(0, "CBA", -1, 0, 1)], 1),
    ],
)
def any_rollouts(submission, rollouts, gamma):
    yield advantages(submission, rollouts, gamma=gamma)


@check(
    "The three lists alone: the defaults",
    examples=[
        [went(10, "ABC"), went(0, "ADE")],
        [went(1, "AB"), went(1, "B"), went(0, "CAB", 0, 0, 0)],
        [went(3, "ABCA", 1, 0, 0, 2), went(-2, "CA", -2, 0)],
    ],
)
def defaults(submission, rollouts):
    yield near(submission.gigpo_advantages(*columns(rollouts)), abs=SLACK)


@check(
    "The weight belongs to the step's part alone",
    given=tuples(rollouts, weights),
    examples=[
        ([went(4, "AB"), went(0, "AC", 0, 0)], 2),
        ([went(4, "AB"), went(0, "AC", 0, 0)], 0),
        ([went(4, "AB"), went(0, "AC", 0, 0)], 0.25),
        ([went(2, "ABA"), went(1, "BA"), went(0, "A", 0)], 0.5),
        ([went(1, "AB"), went(1, "BA"), went(1, "A")], 3),
    ],
)
def weight_of_the_steps(submission, rollouts, weight):
    yield advantages(submission, rollouts, gamma=0.5, step_weight=weight)


@check(
    "mean_std_norm: each group by its own spread",
    given=tuples(short_rollouts, sampled_from([0.5, 1])),
    examples=[
        ([went(1, "A"), went(0, "A")], 0.5),
        ([went(8, "AB"), went(4, "ACAB"), went(0, "AC", 0, 0)], 0.5),
        ([went(5, "AB", 0, 1), went(0, "BA", 0, 0), went(1, "A", 3)], 0.5),
        ([went(2, "AAB", 1, 0, 1), went(2, "BA", 2, 0)], 1),
        ([went(1, "AB"), went(0, "CD", 0, 0), went(0, "E", 0)], 0.5),
        ([went(0.5, "AB", 0, 0.5), went(0.375, "AC", 0.125, 0.25)], 1),
        ([went(0.5, "AB", 0, 0.5), went(0.25, "A"), went(0.375, "CA", 0.25, 0.125)], 1),
    ],
)
def in_units_of_the_spread(submission, rollouts, gamma):
    yield advantages(submission, rollouts, gamma=gamma, mode="mean_std_norm")


@check(
    "mean_std_norm with gamma and weight",
    examples=[
        ([went(3, "ABC"), went(0, "BAC", 0, 0, 0), went(1, "CA", 1, 0)], {"gamma": 0.5, "step_weight": 2}),
        ([went(3, "ABC"), went(0, "BAC", 0, 0, 0), went(1, "CA", 1, 0)], {"step_weight": 0.5}),
        ([went(3, "ABC"), went(0, "BAC", 0, 0, 0), went(1, "CA", 1, 0)], {}),
    ],
)
def all_options(submission, rollouts, options):
    yield advantages(submission, rollouts, mode="mean_std_norm", **options)


@check(
    "Equals give nothing, in either mode",
    examples=[
        ([went(0.1, "AB"), went(0.1, "CD"), went(0.1, "E")], "mean_std_norm"),
        ([went(1, "A", 0.1), went(2, "A", 0.1), went(3, "A", 0.1)], "mean_std_norm"),
        ([(0.7, [("A", 0.7)])] * 10, "mean_std_norm"),
        ([went(1, "AB"), went(1, "AB")], "mean_std_norm"),
        ([went(1, "AB"), went(1, "AB"), went(1, "CD")], "mean_norm"),
    ],
)
def equals(submission, rollouts, mode):
    yield near(submission.gigpo_advantages(*columns(rollouts), gamma=0.9, mode=mode), abs=EXACT)


@check(
    "A small spread is a spread",
    examples=[
        ([went(0.501, "A"), went(0.5, "A")], 0.03),
        ([went(0, "A", 0.5), went(0, "A", 0.5), went(0, "A", 0.502), went(0, "A", 0.5)], 0.03),
        ([went(0.51, "AB", 0, 0), went(0.5, "CD", 0, 0)], 0.001),
    ],
)
def small_spread(submission, rollouts, tolerance):
    answer = submission.gigpo_advantages(*columns(rollouts), gamma=0.5, mode="mean_std_norm")
    yield near(answer, rel=tolerance, abs=SLACK)


@check(
    "A state seen once adds nothing",
    examples=[
        ([went(1, "ABC"), went(0, "DEF")], "mean_norm"),
        ([went(5, "AB", 5, 0), went(2, "CD", 0, 3), went(-1, "E", -1)], "mean_norm"),
        ([went(5, "AB", 5, 0), went(2, "CD", 0, 3), went(-1, "E", -1)], "mean_std_norm"),
        ([went(4, "ABC"), went(4, "ADE")], "mean_norm"),
    ],
)
def nobody_met(submission, rollouts, mode):
    yield advantages(submission, rollouts, gamma=0.5, mode=mode)


@check(
    "A prompt with one rollout",
    examples=[
        ([went(5, "ABC")], "mean_norm"),
        ([went(5, "ABAC", 0, 1, 0, 4)], "mean_norm"),
        ([went(3, "A")], "mean_std_norm"),
        ([went(-2, "AABA", 0, -1, 0, -1)], "mean_std_norm"),
    ],
)
def one_rollout(submission, rollouts, mode):
    yield advantages(submission, rollouts, gamma=0.5, mode=mode)


@check(
    "A state counts as often as it is visited",
    examples=[
        ([went(1, "AAB"), went(0, "A", 0)], 0.9),
        ([went(4, "ABAC"), went(0, "AD", 0, 0)], 0.5),
        ([went(4, "ABAC"), went(0, "DE", 0, 0)], 0.5),
        ([went(0, "AAA", 0, 0, 0), went(4, "A")], 0.5),
        ([went(4, "ABA", 1, 2, 1), went(0, "CAD", 0, 0, 0), went(4, "AE", 4, 0)], 0.5),
    ],
)
def visits_count(submission, rollouts, gamma):
    yield advantages(submission, rollouts, gamma=gamma)


@check(
    "Wherever in the rollout it was visited",
    examples=[
        ([went(1, "ABC"), went(1, "DEA")], 0.9),
        ([went(4, "ABCD"), went(4, "BCDA"), went(0, "DABC", 0, 0, 0, 0)], 0.5),
    ],
)
def wherever_visited(submission, rollouts, gamma):
    yield advantages(submission, rollouts, gamma=gamma)


@check(
    "The reward of an episode is taken as it is given",
    examples=[
        [went(1, "AB", 0, 0), went(0, "AC", 0, 0)],
        [went(0, "AB", 2, 2), went(0, "AC", 1, 0)],
        [went(3, "A", -1), went(-1, "BA", 2, 2)],
    ],
)
def rewards_as_given(submission, rollouts):
    yield advantages(submission, rollouts, gamma=0.5)


@check(
    "Equal texts are one state, others are not",
    examples=[
        (
            "You are in the kitchen. On the table you see a red mug.",
            "You are in the kitchen. On the table you see a red jug.",
        ),
        ("page 1", "page 2"),
        ("Results", "results"),
        ("done", "done "),
        ("item 10", "item 1"),
        ("", " "),
        ("left of the door", "the door of left"),
    ],
)
def states_as_they_are(submission, here, there):
    ways = [(4, [(here, 0), (there, 4)]), (0, [(here, 0), (there, 0)]), (2, [(there, 0), (here, 2)])]
    yield advantages(submission, ways, gamma=0.5)


@check(
    "Other names for the states change nothing",
    law=True,
    given=tuples(rollouts, gammas),
    examples=[([went(4, "ABC"), went(0, "BAC", 0, 0, 0)], 0.5)],
)
def other_names(submission, rollouts, gamma):
    episodes, rewards, states = columns(rollouts)
    names = {"A": "the shop", "B": "A", "C": "B"}
    renamed = [[names[state] for state in visited] for visited in states]
    answer = submission.gigpo_advantages(episodes, rewards, states, gamma=gamma)
    yield close(submission.gigpo_advantages(episodes, rewards, renamed, gamma=gamma), answer, abs=SLACK)


@check(
    "In another order, the same advantages",
    law=True,
    given=tuples(rollouts, gammas),
    examples=[([went(4, "ABC"), went(0, "BAC", 0, 0, 0), went(1, "A")], 0.5)],
)
def another_order(submission, rollouts, gamma):
    forwards = submission.gigpo_advantages(*columns(rollouts), gamma=gamma)
    backwards = submission.gigpo_advantages(*columns(rollouts[::-1]), gamma=gamma)
    yield close(backwards[::-1], forwards, abs=SLACK)
