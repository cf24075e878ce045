"""What a right grpo_advantages does.

An epsilon from 1e-10 to 1e-6 beside the spread passes everywhere (1e-20 to 1e-8 under the root). So does any zero
test that takes [0.1, 0.1, 0.1] and [0.7] * 10 for equal and [0.501, 0.5] for different: no other group of different
rewards, pinned or drawn, has a smaller spread, be it in numbers or as a share of the mean.
"""

from hypothesis.strategies import sampled_from, tuples

from tutor.checking.author import check, close, forms, near
from tutor.checking.draws import groups, halves, zero_one

RETURNS = {"grpo_advantages": forms.numbers(as_many_as=0)}


@check("One success in five is worth two standard deviations", examples=[[0, 0, 0, 0, 1]], example=True)
def one_in_five(submission, rewards):
    yield submission.grpo_advantages(rewards)


@check("A group of equal rewards teaches nothing", examples=[[1, 1, 1, 1]], example=True)
def equal_rewards(submission, rewards):
    yield submission.grpo_advantages(rewards)


@check(
    "Right or wrong: rewards of 0 and 1",
    given=groups(min_size=3, of=zero_one()),
    examples=[
        [1, 0],
        [1, 1, 0, 1, 0, 0, 1, 0],
        [1, 0, 1, 1, 0, 1, 0, 1],
        [1, 0, 0, 0, 0, 0, 0, 0],
        [0, 1, 1, 1, 1, 1, 1, 1],
        [1, 1, 1, 0],
        [0, 1, 0],
    ],
)
def right_or_wrong(submission, rewards):
    yield submission.grpo_advantages(rewards)


@check(
    "Partial credit: any numbers",
    given=groups(min_size=2),
    examples=[
        [0, 1, 5],
        [2, 0],
        [5, 0.5, 3, 0],
        [0.5, 0, 0, 0, 0, 0, 0, 0],
        [7, 2, 4, 4, 5, 9, 5, 4],
        [0.25, 1.0, 0.75, 0.5],
        [3, 3, 8, 3, 3],
        [0.5, -0.5, 512, -512],
        [1000, 1010, 1005, 1000],
    ],
)
def partial_credit(submission, rewards):
    yield submission.grpo_advantages(rewards)


@check(
    "Scores of a reward model: every digit counts",
    examples=[[0.12345, 1.00004, 2.71828, -0.33337], [2.0004, 0.5004, -1.2346], [1.4142, 0.3336, 0.6664]],
)
def many_digits(submission, rewards):
    yield submission.grpo_advantages(rewards)


@check(
    "Penalties: negative rewards",
    given=groups(min_size=3, of=halves(highest=0)),
    examples=[[-1, 1], [1, -1, -1, -1], [-1, -3, -2], [-4, 4, -2, 2], [-0.5, -8, -8], [-1, 0, 2, 3]],
)
def penalties(submission, rewards):
    yield submission.grpo_advantages(rewards)


@check(
    "Whatever they all got: equal rewards give zeros",
    examples=[(0, 8), (1, 2), (-1, 4), (0.5, 5), (1000, 3)],
)
def all_the_same(submission, reward, size):
    yield submission.grpo_advantages([reward] * size)


@check(
    "Equal rewards that binary fractions cannot write",
    examples=[(0.1, 3), (0.7, 10), (0.7, 3), (-0.1, 6), (1e6 + 0.1, 3)],
)
def rounded_rewards(submission, reward, size):
    yield near(submission.grpo_advantages([reward] * size), abs=5e-6)


@check("A group of one has nobody to be compared with", examples=[[1], [0.5], [5], [-1]])
def group_of_one(submission, rewards):
    yield submission.grpo_advantages(rewards)


@check(
    "A small spread is a spread",
    examples=[([0.501, 0.5], 0.03), ([0.5, 0.5, 0.502, 0.5], 0.03), ([0.51, 0.5], 0.001)],
)
def small_spread(submission, rewards, tolerance):
    yield near(submission.grpo_advantages(rewards), rel=tolerance)


@check("True and False are rewards, too", examples=[[True, False, False], [False, True, True, True]])
def truth_values(submission, rewards):
    yield submission.grpo_advantages(rewards)


@check(
    "Large groups",
    examples=[
        [1] + [0] * 127,
        [0, 1] + [0] * 62,
        [1] * 127 + [0],
        [0] * 99 + [1],
        [1, 0, 0.5, 0] * 64,
        [0] * 499 + [1],
    ],
)
def large_groups(submission, rewards):
    yield near(submission.grpo_advantages(rewards), rel=1e-4)


@check(
    "Adding the same number to every reward changes nothing",
    law=True,
    given=tuples(groups(min_size=2), sampled_from([1, -1, 3, -8, 100])),
    examples=[([0, 1, 1], 1), ([0.5, 0, 2], 100)],
)
def shift(submission, rewards, constant):
    shifted = [reward + constant for reward in rewards]
    yield close(submission.grpo_advantages(rewards), submission.grpo_advantages(shifted), rel=1e-3, abs=1e-4)


@check("Doubling every reward changes nothing", law=True, examples=[[0, 1, 1], [0.5, 0, 2], [-3, 1, 1, 8]])
def doubling(submission, rewards):
    doubled = [2 * reward for reward in rewards]
    yield close(submission.grpo_advantages(rewards), submission.grpo_advantages(doubled), rel=1e-3, abs=1e-4)
