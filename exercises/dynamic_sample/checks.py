"""What a right dynamic_sample does.

The advantages pass in full, rounded to three places, or with an epsilon of up to 1e-6 beside the spread.
"""

from hypothesis.strategies import lists, sampled_from, tuples

from tutor.checking.author import check, close, forms, near
from tutor.checking.draws import groups, zero_one
from tutor.checking.report import Tolerance

THREE_PLACES = 6e-4

KEYS = ("kept_group", "accuracy", "advantages")

RETURNS = {
    "dynamic_sample": forms.record(
        {
            "kept_group": forms.nothing_or(forms.numbers()),
            "accuracy": forms.nothing_or(forms.number()),
            "advantages": forms.nothing_or(forms.numbers()),
        }
    )
}

PLAYGROUND = {"dynamic_sample": {"candidate_groups": [[1, 1, 1, 1], [0, 0, 0], [1, 0, 1, 1]]}}

any_group = groups(of=zero_one())
mixed_group = groups(max_size=7, of=zero_one()).map(lambda rewards: [*rewards, 1 - rewards[-1]])
dead_group = sampled_from([[reward] * size for size in range(1, 9) for reward in (1, 0)])


def parts(answer, rel=Tolerance.rel):
    """Yield the three parts of an answer apart, so that only the advantages may be rounded."""
    yield {"kept_group": answer["kept_group"]}
    yield {"accuracy": answer["accuracy"]}
    yield near({"advantages": answer["advantages"]}, rel=rel, abs=THREE_PLACES)


def without_further_keys(answer):
    """Return the three parts of an answer."""
    return {key: answer[key] for key in KEYS}


@check(
    "Two solved groups are skipped, the mixed one is kept",
    examples=[[[1] * 8, [1] * 8, [1, 0, 1, 1, 0, 1, 0, 1]]],
    example=True,
)
def solved_groups_are_skipped(submission, candidate_groups):
    yield from parts(submission.dynamic_sample(candidate_groups))


@check("When no group is mixed there is nothing to keep", examples=[[[1, 1], [0, 0]]], example=True)
def nothing_to_keep(submission, candidate_groups):
    yield from parts(submission.dynamic_sample(candidate_groups))


@check("No candidates at all", examples=[[]])
def no_candidates(submission, candidate_groups):
    yield from parts(submission.dynamic_sample(candidate_groups))


@check(
    "Only solved and failed groups",
    given=lists(dead_group, min_size=1, max_size=5),
    examples=[[[1, 1, 1]], [[0, 0, 0]], [[0, 0], [1, 1, 1]], [[1], [0]], [[0, 0, 0, 0], [0], [1, 1]]],
)
def only_dead_groups(submission, candidate_groups):
    yield from parts(submission.dynamic_sample(candidate_groups))


@check(
    "Failed groups are skipped like solved ones",
    given=tuples(lists(dead_group, min_size=1, max_size=4), mixed_group),
    examples=[
        ([[0, 0, 0]], [1, 0, 0]),
        ([[0, 0], [1, 1, 1]], [0, 1, 1, 1]),
        ([[1, 1, 1], [0, 0]], [0, 1]),
        ([[0]], [0, 1, 1, 0, 1]),
    ],
)
def dead_groups_are_skipped(submission, dead_groups, mixed):
    yield from parts(submission.dynamic_sample([*dead_groups, mixed]))


@check(
    "The first mixed group wins, whatever follows",
    given=tuples(mixed_group, lists(any_group, min_size=1, max_size=4)),
    examples=[
        ([1, 0, 0, 0], [[1, 0], [1, 1, 1, 0]]),
        ([1, 1, 1, 0], [[0, 1], [0, 0, 0, 1]]),
        ([0, 1], [[1, 0], [1, 1, 0], [1, 0, 0]]),
        ([0, 1, 1], [[1, 1, 0], [0, 0, 0, 0], [1, 0, 1, 0, 0]]),
    ],
)
def first_mixed_group_wins(submission, mixed, following):
    yield from parts(submission.dynamic_sample([mixed, *following]))


@check(
    "One sample that differs is enough",
    examples=[
        [[1, 0, 0, 0, 0, 0, 0, 0]],
        [[0, 1, 1, 1, 1, 1, 1, 1]],
        [[0] * 8, [0, 0, 0, 1]],
        [[0] * 15 + [1]],
        [[1] * 63 + [0]],
        [[0] * 63 + [1]],
        [[0, 0, 0, 1, 0, 0, 0]],
        [[1] + [0] * 124],
    ],
)
def one_sample_is_enough(submission, candidate_groups):
    yield from parts(submission.dynamic_sample(candidate_groups))


@check(
    "One sample that differs is enough in a large group, too",
    examples=[[[1] + [0] * 299], [[1] * 299 + [0]], [[0] + [1] * 2000]],
)
def one_sample_among_many(submission, candidate_groups):
    answer = submission.dynamic_sample(candidate_groups)
    yield from parts(answer, rel=1e-4)  # the spread is 0.02: an epsilon of 1e-6 shows


@check(
    "However late the mixed group comes, it is found",
    examples=[(11, [1, 0, 1]), (39, [0, 0, 1, 0]), (129, [0, 1, 1, 0, 1])],
)
def late_mixed_group(submission, how_many, mixed):
    dead_groups = [[index % 2] * (1 + index % 3) for index in range(how_many)]
    yield from parts(submission.dynamic_sample([*dead_groups, mixed, [1, 0]]))


@check(
    "A group of one is never mixed",
    examples=[[[1]], [[0]], [[1], [0], [1, 0]], [[0], [1], [0, 1, 1]]],
)
def groups_of_one(submission, candidate_groups):
    yield from parts(submission.dynamic_sample(candidate_groups))


@check(
    "Rewards written as 1.0 and 0.0, True and False",
    examples=[
        [[1.0, 1.0], [1.0, 0.0, 0.0]],
        [[0.0, 0.0, 0.0]],
        [[True, True], [False, True, True]],
        [[False, False], [True]],
    ],
)
def ways_to_write_a_reward(submission, candidate_groups):
    yield from parts(submission.dynamic_sample(candidate_groups))


@check(
    "Any candidates",
    given=lists(any_group, min_size=1, max_size=5),
    examples=[
        [[1, 1, 0, 0, 1, 0, 1, 0]],
        [[1, 1], [0, 1, 1], [0, 0, 1]],
        [[0, 0], [1, 1], [1, 0, 1, 1, 1], [0, 0, 1]],
    ],
)
def any_candidates(submission, candidate_groups):
    yield from parts(submission.dynamic_sample(candidate_groups))


@check(
    "Solved and failed groups in front change nothing",
    law=True,
    examples=[
        ([[1, 1]], [[1, 0, 0]]),
        ([[0, 0, 0], [1]], [[0, 1, 1, 0, 1], [1, 0]]),
        ([[1] * 8, [1] * 8], [[0, 0], [0, 0, 0, 1]]),
        ([[0]], [[1, 1, 1]]),
    ],
)
def dead_groups_in_front(submission, dead_groups, candidate_groups):
    yield close(
        without_further_keys(submission.dynamic_sample(candidate_groups)),
        without_further_keys(submission.dynamic_sample([*dead_groups, *candidate_groups])),
        abs=THREE_PLACES,
    )
