"""What outcome_only_credit, process_credit and can_distinguish must do."""

from hypothesis.strategies import sampled_from, tuples

from tutor.checking.author import check, close, forms
from tutor.checking.draws import groups, halves

RETURNS = {
    "outcome_only_credit": forms.numbers(as_many_as=0),
    "process_credit": forms.numbers(as_many_as=0),
    "can_distinguish": forms.boolean(),
}
PLAYGROUND = {"can_distinguish": {"credits": [1, -1, 1], "bad_step": 1}}

# Small numbers: graded ones (0.5, -1.5), ones beyond -1 and 1, and frequent ties for the lowest credit.
trajectories = groups(max_size=6, of=halves(-2, 2))
outcomes = halves(-2, 2)
places = sampled_from([1, 0, 2, 3, 4])
credit_lists = groups(min_size=2, max_size=5, of=sampled_from([1, -1, 0, -2, 0.5, -1.5]))
good_steps = [1] * 22


@check("A failed trajectory: blame for everybody, or for one", example=True)
def two_credits(submission):
    yield submission.outcome_only_credit([1, -1, 1], -1)
    yield submission.process_credit([1, -1, 1])


@check(
    "Equal credits name nobody, the step's own score does",
    examples=[([-1, -1, -1], 1), ([1, -1, 1], 1)],
    example=True,
)
def toy_verdicts(submission, credits, bad_step):
    yield submission.can_distinguish(credits, bad_step)


@check(
    "Every step gets the outcome, whatever it is",
    given=tuples(trajectories, outcomes),
    examples=[
        ([1, -1, 1], 1),
        ([0.5, -0.5, 2], -2),
        ([0, 0, 0, 0], 0.5),
        ([-1, -1, 0.5], 1.5),
        ([-1, 2], -0.5),
        ([2, 1, 1], 0),
        ([0.1, 0.7, 0.2], 0.3),
        ([3], -4),
        ([2, 0, 1], 250),
        ([1, -1], -40.25),
        ([2, -1, 0], 12),
        ([1, 0, 2], 0.125),
        ([-1, 2, 2], 0.01234),
        ([1, -1, 0] * 8, -0.5),
    ],
)
def any_outcome(submission, step_rewards, outcome):
    yield submission.outcome_only_credit(step_rewards, outcome)


@check("The outcome may be passed by its name", examples=[([1, 0, 1, 1], 1), ([0, -1], -1), ([0.5, 2, 1], 0.5)])
def outcome_by_name(submission, step_rewards, outcome):
    yield submission.outcome_only_credit(step_rewards, final_outcome_reward=outcome)


@check(
    "Every step gets its own score, as it is",
    given=trajectories,
    examples=[
        [0.5, 2, -1, 0],
        [-1, 1, 1],
        [1, 1, -1],
        [3, -4.5, 0.5],
        [1, 1, 1, 1],
        [0, 0, -0.5],
        [-2, -3],
        [0.1, 0.7, 0.2],
        [4],
        [250, -40.25, 0.125],
        [12, 7, -9],
        [0.625, 0.01234, -0.3125],
        [1, -1, 0.5, 0] * 6 + [-2],
    ],
)
def any_scores(submission, step_rewards):
    yield submission.process_credit(step_rewards)


@check("No steps, no credits")
def no_steps(submission):
    yield submission.outcome_only_credit([], 1)
    yield submission.process_credit([])


@check(
    "The bad step must be below every other step",
    given=tuples(credit_lists, places),
    examples=[
        ([-1, 0, 1], 0),
        ([1, 0, -1], 2),
        ([1, 0, -1], 0),
        ([1, -1, 1], 0),
        ([1, -1, 1], 2),
        ([-2, 1, 0, 1], 2),
        ([1, 0, 1, -2], 1),
        ([2, 0.5, -1, 1], 1),
        ([-2, 1, -1, 2], 2),
        ([2, -1, 1, -2], 1),
        ([0, 1, 0.5, 2], 0),
        ([-0.98, -1.01, -1], 0),
        ([2, 2.5, 0.5, 1], 2),
        ([0, 2, 1, 3], 2),
        ([-1, 1, 2, 0.5], 3),
        ([1, -1, 2, -2], 3),
        ([250, -40.25, 0.125], 1),
        ([300, 250, 1000], 1),
        ([-250, -300, -40.25], 1),
        ([12, 9, 40], 1),
        ([3, 7, 6], 0),
        ([4_000_000_000, 3_000_000_000], 1),
        ([*good_steps, -1, 1], 22),
        ([-1, *good_steps, -2], 0),
        ([-1, *good_steps, -1], 0),
        ([1, -2, *good_steps, -1], 24),
    ],
)
def any_credits(submission, credits, place):
    yield submission.can_distinguish(credits, place % len(credits))


@check(
    "Any gap counts, however small",
    examples=[
        ([-1.01, -0.98, -1.00], 0),
        ([-1.01, -0.98, -1.00], 1),
        ([-1.01, -0.98, -1.00], 2),
        ([0.9, 0.91, 1], 0),
        ([1, 0.999], 1),
        ([0.9, 0.9001], 0),
        ([0.31252, 0.31254], 0),
        ([0.32, 0.34], 0),
        # Rounding to 1, 2, 3 and 4 places keeps these pairs apart, and a margin does not.
        ([0.14, 0.16], 0),
        ([0.5448, 0.5452], 0),
        ([0.74148, 0.74152], 0),
        ([0.61234, 0.61236], 0),
    ],
)
def small_gaps(submission, credits, bad_step):
    yield submission.can_distinguish(credits, bad_step)


@check(
    "A tie for the lowest credit names nobody",
    examples=[
        ([-1, 1, -1], 0),
        ([-1, 1, -1], 2),
        ([0, 0], 0),
        ([0, 0], 1),
        ([0.5, 0.5, 1, 2], 1),
        ([1, -2, -2], 1),
        ([1, 1, 1], 0),
    ],
)
def ties(submission, credits, bad_step):
    yield submission.can_distinguish(credits, bad_step)


@check(
    "The order of the credits counts, not their sign",
    examples=[
        ([3, 1, 2], 1),
        ([2, 0.5], 1),
        ([1, 0, 0.5], 1),
        ([-1, -3, -2], 1),
        ([-1, -3, -2], 0),
        ([-1, -1.5], 0),
        ([-1, 3, 0.5], 0),
        ([-1, -0.5, -3], 0),
        ([1, -1, -3], 2),
        ([-4, -1, -2], 0),
        ([-1.5, 0.5, -1], 0),
    ],
)
def signs(submission, credits, bad_step):
    yield submission.can_distinguish(credits, bad_step)


@check("A single step has no rival", examples=[([-1], 0), ([2], 0)])
def single_step(submission, credits, bad_step):
    yield submission.can_distinguish(credits, bad_step)


@check(
    "An outcome painted over all steps finds no mistake",
    examples=[([1, -1, 1], -1, 1), ([-1, 1], -2, 0), ([2, 1, 0.5], 0.5, 2), ([-1, -1], 1, 0)],
)
def outcome_finds_nothing(submission, step_rewards, outcome, bad_step):
    credits = submission.outcome_only_credit(step_rewards, outcome)
    yield submission.can_distinguish(credits, bad_step)


@check(
    "A score counts for its own step only",
    law=True,
    examples=[([1, 1], -1, [1, 1]), ([0.5], -2, [2, 0]), ([], -1, [1, 1]), ([1, 1], -1, [])],
)
def scores_stay_apart(submission, before, score, after):
    alone = submission.process_credit([*before, 0, *after])
    credits = submission.process_credit([*before, score, *after])
    here = len(before)
    yield close(credits[:here] + credits[here + 1 :], alone[:here] + alone[here + 1 :])


@check(
    "Raising all credits by the same amount changes no verdict",
    law=True,
    examples=[([1, -1, 1], 1), ([-2, -1, -3], 0), ([-1, 1, -1], 2), ([0.5, -0.5], 1)],
)
def only_order_counts(submission, credits, bad_step):
    raised = [credit + 4 for credit in credits]
    yield submission.can_distinguish(credits, bad_step) == submission.can_distinguish(raised, bad_step)
