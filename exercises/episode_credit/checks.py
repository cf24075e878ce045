"""What orm_credit, orm_negative and prm_credit must do.

The gammas and scores that are drawn have few bits, so that returns are exact in float32 too.
"""

from hypothesis.strategies import lists, sampled_from, tuples

from tutor.checking.author import check, close, forms
from tutor.checking.draws import groups, halves
from tutor.checking.scenes import CreditLanes, Lane
from tutor.checking.scripted import one_of

RETURNS = {
    "orm_credit": forms.numbers(as_many_as=0),
    "orm_negative": forms.numbers(as_many_as=0),
    "prm_credit": forms.numbers(as_many_as=0),
}


def turns_in_a_row(call, answer):
    """Draw the credit of each turn, with what the agent did in it."""
    turns = call.args[0]
    note = turns[-1]["observation"] if turns else ""
    return CreditLanes((Lane("episode", answer, [turn["action"] for turn in turns], note),), unit="turn")


SCENES = dict.fromkeys(RETURNS, turns_in_a_row)


def turn(action, argument, observation, ok):
    return {"action": action, "argument": argument, "observation": observation, "ok": ok}


SEARCH = turn("search", "earth_radius", "6371", True)
LOST = turn("search", "mars", "nothing found", False)
EXACT = turn("calculate", "2 * 3.14159 * 6371", "40030.13978", True)
PI_IS_3 = turn("calculate", "2 * 3 * 6371", "38226", True)
REFUSED = turn("calculate", "2 * pi * 6371", "not arithmetic", False)
VERIFY = turn("verify", "earth_radius is 6371", "true", True)
UNKNOWN = turn("browse", "earth", "unknown tool", False)
RIGHT = turn("answer", "40030", "right", True)
WRONG = turn("answer", "38226", "wrong", False)
SILENCE = turn("answer", None, "no answer", False)
SAID_RIGHT = turn("verify", "40030 km around the earth", "right", True)

PERFECT = [SEARCH, EXACT, VERIFY, RIGHT]
FAILED = [SEARCH, PI_IS_3, VERIFY, WRONG]

bodies = lists(sampled_from([SEARCH, EXACT, LOST, PI_IS_3, REFUSED, VERIFY, UNKNOWN]), max_size=5)
endings = sampled_from([[RIGHT], [WRONG], [SILENCE], []])
episodes = tuples(bodies, endings).map(lambda parts: parts[0] + parts[1])
gammas = sampled_from([0.5, 0.75, 0.25])


def last_of(turns):
    """Return the turn that a judge is asked about; it wants to be shown what the lesson says."""
    if not isinstance(turns, list) or not turns or not isinstance(turns[-1], dict):
        raise TypeError("it wants a list of turns, from the first one to the one to be judged")
    return turns[-1]


def ran(turns):
    """Looks whether the tool ran, and whether the answer was right."""
    last = last_of(turns)
    if last["action"] == "answer":
        return 1.0 if last["ok"] else -0.5
    return 0.3 if last["ok"] else -0.3


def new_things(turns):
    """Looks whether the tool ran, but gives nothing for a call that was made before."""
    last = last_of(turns)
    return 0.0 if last in turns[:-1] else ran(turns)


def knows_pi(turns):
    """Looks whether the tool ran, and knows that pi is not 3."""
    last = last_of(turns)
    return -0.3 if last["argument"] == PI_IS_3["argument"] else ran(turns)


PLAYGROUND = {
    "orm_credit": {"turns": FAILED, "gamma": 0.95},
    "orm_negative": {"turns": FAILED, "gamma": 0.95},
    "prm_credit": {"turns": FAILED, "judge": one_of(ran, knows_pi, new_things), "gamma": 0.95, "as_returns": False},
}


def judge_of(scores):
    """Return a judge that gives the turn at index t the score at index t."""

    def judge(turns):
        last_of(turns)
        return scores[len(turns) - 1]

    return judge


@check("A failed episode: nothing for anybody, or blame for all", example=True)
def a_failed_episode(submission):
    yield submission.orm_credit(FAILED, 0.95)
    yield submission.orm_negative(FAILED, 0.95)


@check("What the judge says, and what is left of it in the returns", examples=[False, True], example=True)
def what_the_judge_says(submission, as_returns):
    yield submission.prm_credit(FAILED, ran, 0.95, as_returns)


PINNED = [
    (PERFECT, 0.95),
    (FAILED, 0.95),
    ([SEARCH, RIGHT], 0.5),
    ([LOST, REFUSED, UNKNOWN, RIGHT], 0.5),
    ([SEARCH, LOST, EXACT, RIGHT], 0.75),
    ([SEARCH, EXACT, WRONG], 0.5),
    ([LOST, WRONG], 0.25),
    ([SEARCH, SEARCH, SILENCE], 0.5),
    ([WRONG, SEARCH, RIGHT], 0.5),
    ([SEARCH] * 9 + [RIGHT], 0.9),
    ([SEARCH] * 9 + [WRONG], 0.9),
    ([REFUSED, EXACT, RIGHT], 0.3),
    ([SEARCH] * 12 + [EXACT, RIGHT], 0.5),
    ([SEARCH] * 12 + [EXACT, WRONG], 0.5),
    ([SEARCH, EXACT, RIGHT], 0.995),
    ([SEARCH, EXACT, WRONG], 0.995),
]


@check("The outcome reaches every turn, less with every step back", given=tuples(episodes, gammas), examples=PINNED)
def any_outcome(submission, turns, gamma):
    yield submission.orm_credit(turns, gamma)


@check(
    "With blame, a failure reaches every turn as well",
    given=tuples(episodes, gammas),
    examples=[PINNED[1], PINNED[0], *PINNED[2:]],
)
def any_blame(submission, turns, gamma):
    yield submission.orm_negative(turns, gamma)


ENDINGS = [
    [SEARCH],
    [SEARCH, EXACT],
    [LOST],
    [SEARCH, EXACT, VERIFY],
    [EXACT, SAID_RIGHT],
    [EXACT, RIGHT, SEARCH],
    [SEARCH, RIGHT, WRONG],
    [SEARCH, SILENCE],
    [SILENCE],
    [UNKNOWN, REFUSED],
]


@check("No answer at the end, no success, however well the tools ran", examples=ENDINGS)
def no_answer(submission, turns):
    yield submission.orm_credit(turns, 0.5)


@check("No answer at the end is to blame like a wrong one", examples=ENDINGS)
def no_answer_is_blamed(submission, turns):
    yield submission.orm_negative(turns, 0.5)


NAMES = ["orm_credit", "orm_negative"]


@check(
    "No turns, and a single one",
    examples=[(name, turns) for name in NAMES for turns in ([], [RIGHT], [WRONG], [SEARCH])],
)
def no_turns_and_a_single_one(submission, name, turns):
    yield getattr(submission, name)(turns, 0.5)


@check(
    "A gamma of 0 or 1 is a gamma like any other",
    examples=[(name, turns, gamma) for name in NAMES for turns in (PERFECT, FAILED) for gamma in (0, 1)],
)
def the_ends_of_gamma(submission, name, turns, gamma):
    yield getattr(submission, name)(turns, gamma)


BODY = [SEARCH, PI_IS_3, LOST, SEARCH, VERIFY, UNKNOWN, EXACT]
scores_of_a_judge = groups(max_size=4, of=halves(-4, 4))


def judged(scores):
    """Return an episode with as many turns as there are scores."""
    return [*(BODY * 3)[: len(scores) - 1], WRONG]


@check(
    "A verdict stays with its turn",
    given=tuples(scores_of_a_judge, gammas),
    examples=[
        ([1, -1, 1], 0.5),
        ([0, 0, 2], 0.5),
        ([0.5, -1.5, 0, 3], 0.25),
        ([-1, -1, -1, -1], 0.75),
        ([1, 2, 3, 4, 5], 0.5),
        ([0.3, 0.3, 0.3, -0.5], 0.95),
        ([0.1, 0.7, 0.2], 0.9),
        ([250, -40.25, 0.125], 0.5),
        ([2.5], 0.5),
        ([0.01234, -0.0271], 0.5),
        ([True, False, True], 0.5),
        ([1, 1, -2, 1, 1, 1, 1, -1, 0.5, 1, 2], 0.5),
    ],
)
def verdicts(submission, scores, gamma):
    yield submission.prm_credit(judged(scores), judge_of(scores), gamma, False)


@check(
    "Returns add up what is still to come",
    given=tuples(scores_of_a_judge, gammas),
    examples=[
        ([1, -1, 1], 0.5),
        ([0, 0, 2], 0.5),
        ([2, 0, 0], 0.5),
        ([0.5, -1.5, 0, 3], 0.25),
        ([-1, -1, -1, -1], 0.75),
        ([1, 2, 3, 4, 5], 0.5),
        ([0.3, 0.3, 0.3, -0.5], 0.95),
        ([0.1, 0.7, 0.2], 0.9),
        ([250, -40.25, 0.125], 0.5),
        ([2.5], 0.5),
        ([0.01234, -0.0271], 0.5),
        ([1, 1, 1], 0),
        ([1, -2, 1, 3], 1),
        ([1, 1, -2, 1, 1, 1, 1, -1, 0.5, 1, 2], 0.5),
    ],
)
def returns_of_verdicts(submission, scores, gamma):
    yield submission.prm_credit(judged(scores), judge_of(scores), gamma, True)


@check(
    "The judge is asked once about every turn, in order, and sees what came before it",
    examples=[
        (PERFECT, False),
        (PERFECT, True),
        ([LOST, SEARCH, SEARCH, REFUSED, WRONG], False),
        ([LOST, SEARCH, SEARCH, REFUSED, WRONG], True),
        ([SEARCH, SEARCH, SEARCH], False),
        ([UNKNOWN], True),
    ],
)
def how_the_judge_is_asked(submission, turns, as_returns):
    def judge(*given):
        return 0.5

    yield submission.prm_credit(turns, judge, 0.5, as_returns)


@check(
    "It is the judge's word that counts",
    examples=[
        ([SEARCH, SEARCH, SEARCH, RIGHT], False),
        ([SEARCH, LOST, SEARCH, LOST, WRONG], False),
        ([SEARCH, EXACT, SEARCH, PI_IS_3, RIGHT], True),
        (FAILED, False),
        (PERFECT, True),
    ],
)
def the_judges_word(submission, turns, as_returns):
    def sees_repeats(turns):
        last = last_of(turns)
        return 0 if last in turns[:-1] else -1 if last["argument"] == "2 * 3 * 6371" else 1

    yield submission.prm_credit(turns, sees_repeats, 0.5, as_returns)


@check("Without turns nobody is asked", examples=[False, True])
def no_turns_to_judge(submission, as_returns):
    yield submission.prm_credit([], judge_of([]), 0.5, as_returns)


@check(
    "With a gamma of 0 the returns are the verdicts",
    law=True,
    examples=[[1, -1, 1], [0.5, 0, -2, 3], [2.5]],
)
def returns_without_a_future(submission, scores):
    turns = judged(scores)
    returns = submission.prm_credit(turns, judge_of(scores), 0, True)
    yield close(returns, submission.prm_credit(turns, judge_of(scores), 0.5, False))


@check(
    "Of a success, both kinds of outcome credit say the same",
    law=True,
    given=tuples(bodies, gammas),
    examples=[([SEARCH, EXACT], 0.5), ([], 0.5)],
)
def a_success_is_a_success(submission, body, gamma):
    turns = [*body, RIGHT]
    yield close(submission.orm_credit(turns, gamma), submission.orm_negative(turns, gamma))
