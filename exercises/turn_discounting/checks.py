"""The checks of turn_discounting.

The gammas that are drawn have few bits, so that the returns of drawn rewards are exact in float32 too. With the
default of 0.9 they do not, so those rewards have one sign and nothing cancels.
"""

from hypothesis.strategies import sampled_from, tuples

from tutor.checking.author import check, close, forms
from tutor.checking.draws import groups, halves

RETURNS = {"compute_turn_rewards": forms.numbers(as_many_as=0)}

rewards_of_an_episode = groups()
gammas = sampled_from([0.5, 0.75, 0.25])


@check("One reward at the end reaches back to every turn", example=True)
def one_reward_at_the_end(submission):
    yield submission.compute_turn_rewards([0, 0, 0, 0, 0, 0, 1.0])


@check("A reward on every turn", example=True)
def a_reward_on_every_turn(submission):
    yield submission.compute_turn_rewards([-1, 2, 6, 3, 2], gamma=0.5)


@check(
    "Blame flows to the turns before a mistake, and fades",
    examples=[
        [-1, 0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, -1, 0],
        [0, 0, -1, 0, 0, 0, 1],
        [0, -0.5, 0, -2, 0],
    ],
)
def blame_flows_back(submission, turn_rewards):
    yield submission.compute_turn_rewards(turn_rewards)


@check(
    "Any rewards and any gamma",
    given=tuples(rewards_of_an_episode, gammas),
    examples=[
        ([0, 1], 0.5),
        ([0, 4, 2], 0.5),
        ([3, 0, 0], 0.5),
        ([2, -1, 0, 3], 0.25),
        ([0.5, -1.5, 0, 0, 2.5, 1], 0.75),
        ([4, 4, 4], 0.75),
        ([-2, -1, -3], 0.5),
        ([0.1, 0.7, 0.2], 0.3),
        ([1, 0, 2, 0, 0, -1, 1, 5], 0.99),
        ([0, 0, 4], 0.995),
        ([1, 2, 0, 8], 0.999),
        ([2, 0, 1], 0.125),
        ([3, 1, 2], 0.3333),
    ],
)
def any_rewards_and_gamma(submission, turn_rewards, gamma):
    yield submission.compute_turn_rewards(turn_rewards, gamma=gamma)


@check(
    "Without a gamma, 0.9 counts",
    given=groups(of=halves(0, 8)),
    examples=[[0, 1], [1, 1, 1], [0.5, 2, 0, 1.5], [5, 0, 0, 0, 0, 0, 0, 3]],
)
def the_default_gamma(submission, turn_rewards):
    yield submission.compute_turn_rewards(turn_rewards)


@check(
    "At gamma 0 each turn lives for its own reward",
    examples=[[0, 1], [0, 0, 1], [3, -1, 2], [2, 0, 0, 5], [-0.5, 0.25, 0]],
)
def gamma_zero(submission, turn_rewards):
    yield submission.compute_turn_rewards(turn_rewards, gamma=0)


@check(
    "At gamma 1 nothing is lost on the way",
    examples=[[0, 1], [0, 0, 1], [3, -1, 2], [5, 0, 0, -5], [-0.5, 0.25, 0, 1.5, -2]],
)
def gamma_one(submission, turn_rewards):
    yield submission.compute_turn_rewards(turn_rewards, gamma=1)


@check("No turns, and a single one", examples=[[], [1], [-2.5], [0]])
def no_turns_and_a_single_one(submission, turn_rewards):
    yield submission.compute_turn_rewards(turn_rewards)


@check(
    "Whole numbers and True or False are rewards too",
    examples=[[1, 1, 1], [7, -3, 2, 0, 5], [True, False, True], [False, True, True, False]],
)
def whole_numbers_and_booleans(submission, turn_rewards):
    yield submission.compute_turn_rewards(turn_rewards, gamma=0.5)


@check(
    "Small rewards keep their digits",
    examples=[
        [0.0271, 0.0049, 0.0163],
        [0.00314, 0.00159],
        [0, 0, 0, 0.0123],
        [-0.0177, -0.0052, -0.0291],
        [0.00012345, 0.00054321],
        [0.0004, 0, -0.0007],
        [0.00003, 0, 0, 0.0000234],
        [0, 0, -0.0000005],
    ],
)
def small_rewards(submission, turn_rewards):
    yield submission.compute_turn_rewards(turn_rewards)


@check(
    "Large rewards count in full",
    examples=[
        [250, -40.25, 0.125],
        [12, 0, 11],
        [-9, 0, -14],
        [0, 0, 1000],
        [-20_000, 0, 5],
    ],
)
def large_rewards(submission, turn_rewards):
    yield submission.compute_turn_rewards(turn_rewards)


@check("Six hundred turns: powers of gamma vanish, returns do not")
def six_hundred_turns(submission):
    yield submission.compute_turn_rewards([1, 0, 2, 0.5] * 150, gamma=0.25)


@check("Forty thousand turns within the deadline")
def forty_thousand_turns(submission):
    returns = submission.compute_turn_rewards([1, 0, 0, 1] * 10_000, gamma=1)
    yield returns[:5]  # they hold the sum of all the others, and a transcript stays small


@check(
    "A turn put in front changes no later return, and builds on the next one",
    law=True,
    given=tuples(halves(), rewards_of_an_episode, gammas),
    examples=[(0, [1], 0.5), (1, [2, 4], 0.5)],
)
def a_turn_in_front(submission, first, turn_rewards, gamma):
    returns = submission.compute_turn_rewards(turn_rewards, gamma=gamma)
    longer = submission.compute_turn_rewards([first, *turn_rewards], gamma=gamma)
    yield close(longer, [first + gamma * returns[0], *returns])
