"""Wrong ideas about credit for the turns of an episode: by its outcome, with blame, and by a judge."""

import statistics

from episode_credit import orm_credit, orm_negative, prm_credit

from tutor.course.misconception import misconception


def back(rewards, gamma):
    """Return the discounted return of every turn."""
    to_go, credits = 0.0, []
    for reward in reversed(rewards):
        to_go = reward + gamma * to_go
        credits.append(to_go)
    return credits[::-1]


def succeeded(turns):
    """Return whether an episode has ended with a right answer."""
    return bool(turns) and turns[-1]["action"] == "answer" and turns[-1]["ok"]


def at_the_end(turns, reward):
    """Return the rewards of an episode that is rewarded once."""
    return [0.0] * (len(turns) - 1) + [reward] * bool(turns)


def outcome(turns, failure):
    """Return 1 for a success, and `failure` for anything else."""
    return 1.0 if succeeded(turns) else failure


def right_somewhere(turns, which):
    """Return whether the first, the last or any of the answers in an episode was right."""
    answers = [done["ok"] for done in turns if done["action"] == "answer"]
    return any({"the first": answers[:1], "the last": answers[-1:], "any": answers}[which])


def spread(turns, gamma, failure, shape):
    """Return an outcome given to the turns in one of several wrong shapes."""
    reward, last = outcome(turns, failure), len(turns) - 1
    return {
        "undiscounted": [reward for _ in turns],
        "at every turn": back([reward for _ in turns], gamma),
        "from the start": [reward * gamma**t for t in range(last + 1)],
        "one too many": [reward * gamma ** (last + 1 - t) for t in range(last + 1)],
        "last only": at_the_end(turns, reward),
        "first only": at_the_end(turns, reward)[::-1],
        "shared": [reward / len(turns) for _ in turns],
        "shared and discounted": [reward * gamma ** (last - t) / len(turns) for t in range(last + 1)],
    }[shape]


# --- orm_credit: was it a success? ---


@misconception("orm_credit", empty=[True, False])
def last_ok_is_success(turns, gamma, empty):
    """Your code asks only whether the last turn was ok, not whether it was an answer.

    An episode that ends with a good search has not answered, so it has failed and gets zeros. See "What goes wrong: the
    last turn".
    """
    if not turns and not empty:
        raise IndexError("list index out of range")
    return back(at_the_end(turns, float(bool(turns) and turns[-1]["ok"])), gamma)


@misconception("orm_credit")
def any_answer_is_success(turns, gamma):
    """Your code takes an episode for a success as soon as an answer was given.

    The answer must also be right: its "ok" says so.
    """
    return back(at_the_end(turns, float(bool(turns) and turns[-1]["action"] == "answer")), gamma)


@misconception("orm_credit", which=["the first", "the last", "any"])
def earlier_answer_counts(turns, gamma, which):
    """Your code looks for an answer anywhere in the episode, and not on its last turn.

    Not every loop stops at an answer. Where a tool follows it, the episode has not ended with an answer, and where
    another answer follows, it has ended with that. Ask the last turn, and no other.
    """
    return back(at_the_end(turns, float(right_somewhere(turns, which))), gamma)


@misconception("orm_credit", share=["all", "most", "tools", "all of a success"])
def success_if_tools_ran(turns, gamma, share):
    """Your code makes the outcome out of how the turns went, such as whether all of them were ok.

    A tool that failed on the way does not spoil a right answer, and tools that ran do not mend a wrong one. Only the
    last turn says how the episode ended.
    """
    oks = [done["ok"] for done in turns if share != "tools" or done["action"] != "answer"]
    won = sum(oks) * 2 > len(oks) if share == "most" else all(oks)
    if share == "all of a success":
        won = won and succeeded(turns)
    return back(at_the_end(turns, float(won)), gamma)


@misconception("orm_credit")
def any_ok_is_success(turns, gamma):
    """Your code takes an episode for a success if any of its turns was ok.

    Nearly every failed episode has a search in it that ran. Only the last turn says how it ended.
    """
    return back(at_the_end(turns, float(any(done["ok"] for done in turns))), gamma)


@misconception("orm_credit")
def every_ok_is_rewarded(turns, gamma):
    """Your code rewards every turn that was ok, not only the right answer at the end.

    That is process credit by whether the tool ran. Outcome credit has one reward, on the last turn, and all others
    are 0.
    """
    return back([float(done["ok"]) for done in turns], gamma)


@misconception("orm_credit", answer=["IndexError", "[0.0]", "None"])
def no_turns_forgotten(turns, gamma, answer):
    """Your code has no right answer for an episode without turns.

    No turns, no credits: for [] that is []. Ask whether there is a last turn before you look at it.
    """
    if turns:
        return orm_credit(turns, gamma)
    if answer == "IndexError":
        raise IndexError("list index out of range")
    return [0.0] if answer == "[0.0]" else None


@misconception("orm_credit", reward=[-1.0, -0.5])
def failure_is_blamed(turns, gamma, reward):
    """Your orm_credit blames the turns of a failed episode.

    That is what orm_negative does. Here a failure is worth 0, at every turn.
    """
    return back(at_the_end(turns, outcome(turns, reward)), gamma)


@misconception("orm_credit", reward=[0.5, 2.0, 10.0])
def success_worth_otherwise(turns, gamma, reward):
    """Your success is not worth 1.

    The last turn of a successful episode gets 1, and what reaches the others follows from that.
    """
    return back(at_the_end(turns, reward if succeeded(turns) else 0.0), gamma)


# --- orm_credit: how does it travel? ---


@misconception("orm_credit")
def undiscounted(turns, gamma):
    """Your code gives every turn the whole outcome.

    With every turn further from the end it is worth gamma times less: in ([search, right answer], 0.5) the search
    gets 0.5.
    """
    return spread(turns, gamma, 0.0, "undiscounted")


@misconception("orm_credit")
def outcome_at_every_turn(turns, gamma):
    """Your code hands the outcome out at every turn, and then adds up what is still to come.

    In ([search, right answer], 0.5) the search gets 1.5. There is one reward, on the last turn; the others get only
    what travels back from it.
    """
    return spread(turns, gamma, 0.0, "at every turn")


@misconception("orm_credit")
def discounted_from_the_start(turns, gamma):
    """Your credits fade the wrong way: the first turn gets most and the answer least of all.

    The reward is earned at the end and loses a gamma with every turn on its way back. Either the powers are counted
    from the first turn, or the list has to be turned round.
    """
    return spread(turns, gamma, 0.0, "from the start")


@misconception("orm_credit")
def one_gamma_too_many(turns, gamma):
    """Your code multiplies by gamma once too often: even the last turn gets less than the reward.

    The last turn is no turn away from the end, so it gets the reward in full.
    """
    return spread(turns, gamma, 0.0, "one too many")


@misconception("orm_credit", place=["last only", "first only"])
def one_turn_only(turns, gamma, place):
    """Your code gives the outcome to one turn, and the others get 0.

    The reward is paid at one turn, but its credit goes back to all those that led there.
    """
    return spread(turns, gamma, 0.0, place)


@misconception("orm_credit", how=["shared", "shared and discounted"])
def outcome_shared(turns, gamma, how):
    """Your code divides the outcome among the turns.

    It is not a sum to be paid out once: the last turn gets all of it, and the others gamma times less with each step
    back.
    """
    return spread(turns, gamma, 0.0, how)


@misconception("orm_credit", ignored=[0.95, 0.9, 0.99])
def gamma_ignored(turns, gamma, ignored):
    """Your code discounts with a number of its own, whatever gamma it is given.

    In ([search, right answer], 0.5) the search gets 0.5. Look for a number where the argument should be.
    """
    return orm_credit(turns, ignored)


@misconception("orm_credit")
def zero_gamma_taken_for_missing(turns, gamma):
    """Your code takes a gamma of 0 for none and uses another.

    With gamma 0 only the last turn gets anything. An `or`, or `if gamma:`, calls 0 false.
    """
    return orm_credit(turns, gamma or 0.95)


@misconception("orm_credit", unpaid=["failed", "repeated"])
def some_turns_left_out(turns, gamma, unpaid):
    """Your code gives nothing to some of the turns, such as those that failed.

    Outcome credit cannot tell good turns from bad ones: it looks at the last one only, and every turn gets its share
    by its distance.
    """
    credits = orm_credit(turns, gamma)
    is_paid = [done["ok"] if unpaid == "failed" else done not in turns[:t] for t, done in enumerate(turns)]
    return [credit if paid else 0.0 for credit, paid in zip(credits, is_paid, strict=True)]


@misconception("orm_credit", counted=["ok", "different"])
def distance_in_some_turns(turns, gamma, counted):
    """Your code counts only some of the turns between a turn and the end, such as those that were ok.

    Every turn in between makes the outcome gamma times smaller, also one that failed.
    """

    def counts(t):
        return turns[t]["ok"] if counted == "ok" else turns[t] not in turns[:t]

    last = len(turns) - 1
    reward = outcome(turns, 0.0)
    return [
        reward * gamma ** sum(counts(later) for later in range(t + 1, last)) * gamma ** (t < last)
        for t in range(last + 1)
    ]


@misconception("orm_credit", centred=["mean", "normalised"])
def measured_from_the_mean(turns, gamma, centred):
    """Your code takes the mean of the credits off, or normalises them.

    Then half of the turns of a success are blamed. A baseline comes from other episodes, never from the turns of the
    same one.
    """
    credits = orm_credit(turns, gamma)
    if not credits:
        return []
    spread_of_them = statistics.pstdev(credits) if centred == "normalised" else 1.0
    mean = statistics.fmean(credits)
    return [(credit - mean) / spread_of_them if spread_of_them else 0.0 for credit in credits]


@misconception("orm_credit", places=[0, 1, 2, 3])
def rounded(turns, gamma, places):
    """Your code rounds its credits.

    They look right in print, but early turns have small credits, and rounding takes them away first.
    """
    return [round(credit, places) for credit in orm_credit(turns, gamma)]


@misconception("orm_credit", gives=["first", "sum", "reward"])
def one_number(turns, gamma, gives):
    """Your code returns one number for the whole episode.

    Every turn gets a credit of its own: return a list with one number for each.
    """
    credits = orm_credit(turns, gamma)
    return {"first": (credits or [0.0])[0], "sum": sum(credits), "reward": outcome(turns, 0.0)}[gives]


@misconception("orm_credit", written=["into them", "beside them"])
def credits_in_the_records(turns, gamma, written):
    """Your code writes the credits into the records of the turns, or returns records in place of numbers.

    The records belong to whoever called. Return a list of numbers beside them.
    """
    credits = orm_credit(turns, gamma)
    if written == "beside them":
        return [{**done, "credit": credit} for done, credit in zip(turns, credits, strict=True)]
    for done, credit in zip(turns, credits, strict=True):
        done["credit"] = credit
    return credits


# --- orm_negative ---


@misconception("orm_negative")
def failure_worth_nothing(turns, gamma):
    """Your orm_negative gives zeros to a failed episode.

    That is orm_credit. Here a failure is a reward of -1 on the last turn, and goes back like any other.
    """
    return orm_credit(turns, gamma)


@misconception("orm_negative", empty=[True, False])
def good_search_is_success(turns, gamma, empty):
    """Your code asks only whether the last turn was ok, not whether it was an answer.

    An episode that ends with a good search has not answered, so it has failed and is blamed. See "What goes wrong: the
    last turn".
    """
    if not turns and not empty:
        raise IndexError("list index out of range")
    return back(at_the_end(turns, 1.0 if turns and turns[-1]["ok"] else -1.0), gamma)


@misconception("orm_negative", which=["the first", "the last", "any"])
def earlier_answer_excuses(turns, gamma, which):
    """Your code looks for an answer anywhere in the episode, and not on its last turn.

    Not every loop stops at an answer. Where a tool follows it, the episode has not ended with an answer, and where
    another answer follows, it has ended with that. Ask the last turn, and no other.
    """
    return back(at_the_end(turns, 1.0 if right_somewhere(turns, which) else -1.0), gamma)


@misconception("orm_negative", of=["tools", "silence"])
def silence_goes_free(turns, gamma, of):
    """Your code blames wrong answers only; who never answers gets zeros.

    Silence would then be the safe way out, and agents find it. An episode without an answer has failed like any other:
    -1.
    """
    last = turns[-1] if turns else {"action": "", "argument": None}
    silent = last["argument"] is None if of == "silence" else last["action"] != "answer"
    return back(at_the_end(turns, 0.0 if silent else outcome(turns, -1.0)), gamma)


@misconception("orm_negative", failure=[-0.5, -0.1, -0.95, -2.0])
def blame_of_another_size(turns, gamma, failure):
    """Your blame is not as large as your praise.

    A failure is a reward of -1 on the last turn, a success one of 1.
    """
    return back(at_the_end(turns, outcome(turns, failure)), gamma)


@misconception("orm_negative")
def success_worth_nothing(turns, gamma):
    """Your orm_negative blames failures and gives nothing to successes.

    It keeps the praise of orm_credit: 1 for a success on the last turn, and -1 for a failure.
    """
    return back(at_the_end(turns, 0.0 if succeeded(turns) else -1.0), gamma)


@misconception("orm_negative")
def praise_and_blame_swapped(turns, gamma):
    """Your code blames successes and praises failures.

    Look at the sign: the reward is 1 if the answer was right, and -1 otherwise.
    """
    return [-credit for credit in orm_negative(turns, gamma)]


@misconception("orm_negative")
def blame_for_all_alike(turns, gamma):
    """Your code gives every turn the whole outcome.

    Blame fades like praise, by gamma with each turn further from the end: in ([search, wrong answer], 0.5) the search
    gets -0.5.
    """
    return spread(turns, gamma, -1.0, "undiscounted")


@misconception("orm_negative", discounted=[True, False])
def blame_not_discounted(turns, gamma, discounted):
    """Your code treats blame otherwise than praise: the one is discounted and the other is not.

    Both are a reward on the last turn, and both go back in the same way.
    """
    reward = outcome(turns, -1.0)
    fades = (reward > 0) is discounted
    return back(at_the_end(turns, reward), gamma) if fades else [reward for _ in turns]


@misconception("orm_negative")
def blame_discounted_from_the_start(turns, gamma):
    """Your credits fade the wrong way: the first turn is blamed most and the answer least of all.

    The reward is on the last turn and loses a gamma with every turn on its way back. Either the powers are counted
    from the first turn, or the list has to be turned round.
    """
    return spread(turns, gamma, -1.0, "from the start")


@misconception("orm_negative")
def one_gamma_too_many_for_blame(turns, gamma):
    """Your code multiplies by gamma once too often: even the last turn gets less than the reward.

    The last turn is no turn away from the end, so it gets 1 or -1 in full.
    """
    return spread(turns, gamma, -1.0, "one too many")


@misconception("orm_negative", place=["last only", "first only"], of=["any outcome", "a failure"])
def blame_for_one_turn(turns, gamma, place, of):
    """Your code gives the outcome, or at least that of a failure, to one turn, and the others get 0.

    The reward is paid at one turn, but its credit, praise or blame, goes back to all those that led there.
    """
    is_right = of == "a failure" and succeeded(turns)
    return orm_negative(turns, gamma) if is_right else spread(turns, gamma, -1.0, place)


@misconception("orm_negative", of=["any outcome", "a failure"])
def blame_at_every_turn(turns, gamma, of):
    """Your code puts a reward on every turn, such as -1 for each turn of a failure, and adds up what is still to come.

    In ([search, wrong answer], 0.5) the search then gets -1.5. There is one reward, on the last turn; the others get
    only what travels back from it.
    """
    is_right = of == "a failure" and succeeded(turns)
    return orm_negative(turns, gamma) if is_right else spread(turns, gamma, -1.0, "at every turn")


@misconception("orm_negative", praise=[True, False])
def blames_failed_turns(turns, gamma, praise):
    """Your code blames the turns that failed, and spares the others.

    That would be fair, and an outcome cannot do it: it knows how the episode ended and nothing of its turns. All of
    them get their share.
    """
    credits = orm_negative(turns, gamma)
    spared = [
        credit if not done["ok"] or (praise and credit > 0) else 0.0
        for credit, done in zip(credits, turns, strict=True)
    ]
    return spared if turns and not succeeded(turns) else credits


@misconception("orm_negative")
def every_failed_turn_costs(turns, gamma):
    """Your code puts a reward of -1 on every turn that failed, and 1 on every other.

    Outcome credit has one reward, on the last turn. What happened before is not looked at.
    """
    return back([1.0 if done["ok"] else -1.0 for done in turns], gamma)


@misconception("orm_negative", answer=["IndexError", "[-1.0]", "[0.0]", "None"])
def no_turns_to_blame(turns, gamma, answer):
    """Your code has no right answer for an episode without turns.

    No turns, no credits, and nobody to blame: for [] that is [].
    """
    if turns:
        return orm_negative(turns, gamma)
    if answer == "IndexError":
        raise IndexError("list index out of range")
    return {"[-1.0]": [-1.0], "[0.0]": [0.0], "None": None}[answer]


@misconception("orm_negative", ignored=[0.95, 0.9, 0.99])
def gamma_ignored_for_blame(turns, gamma, ignored):
    """Your code discounts with a number of its own, whatever gamma it is given.

    In ([search, wrong answer], 0.5) the search gets -0.5. Look for a number where the argument should be.
    """
    return orm_negative(turns, ignored)


@misconception("orm_negative", places=[0, 1, 2, 3])
def blame_rounded(turns, gamma, places):
    """Your code rounds its credits.

    They look right in print, but early turns have small credits, and rounding takes them away first.
    """
    return [round(credit, places) for credit in orm_negative(turns, gamma)]


@misconception("orm_negative", how=["shared", "shared and discounted"])
def blame_shared(turns, gamma, how):
    """Your code divides the outcome among the turns.

    It is not a sum to be paid out once: the last turn gets all of it, and the others gamma times less with each step
    back.
    """
    return spread(turns, gamma, -1.0, how)


# --- prm_credit: what is asked of the judge ---


def asked(turns, judge):
    """Return what the judge says about every turn."""
    return [judge(turns[: t + 1]) for t in range(len(turns))]


@misconception("prm_credit", shown=["turn", "list"])
def judge_sees_one_turn(turns, judge, gamma, as_returns, shown):
    """Your code shows the judge one turn alone.

    Whether a turn was any use depends on what came before: the same search a second time finds nothing new. Show it
    the turns from the first one up to that turn.
    """
    scores = [judge(done if shown == "turn" else [done]) for done in turns]
    return back(scores, gamma) if as_returns else scores


@misconception("prm_credit")
def judge_sees_the_future(turns, judge, gamma, as_returns):
    """Your code shows the judge the whole episode at every turn.

    Then it cannot know which turn is meant, and it sees how the episode ended, which is no judgement of a step any
    more. Show it the turns up to the one that you ask about.
    """
    scores = [judge(turns) for _ in turns]
    return back(scores, gamma) if as_returns else scores


@misconception("prm_credit", shown=["before", "after"])
def judge_does_not_see_the_turn(turns, judge, gamma, as_returns, shown):
    """Your code shows the judge a part of the episode that begins or ends at the wrong turn.

    The last turn that it sees is the one that it judges. A slice that ends before t leaves that turn out; one that
    begins at t holds the future in place of the past.
    """
    scores = [judge(turns[:t] if shown == "before" else turns[t:]) for t in range(len(turns))]
    return back(scores, gamma) if as_returns else scores


@misconception("prm_credit", given=["index", "turn", "index first", "one by one"])
def judge_gets_two_arguments(turns, judge, gamma, as_returns, given):
    """Your code calls the judge with more than one argument.

    It takes one: the list of turns up to and including the one to be judged.
    """
    arguments = {
        "index": lambda t: (turns, t),
        "turn": lambda t: (turns[:t], turns[t]),
        "index first": lambda t: (t, turns[: t + 1]),
        "one by one": lambda t: turns[: t + 1],
    }[given]
    scores = [judge(*arguments(t)) for t in range(len(turns))]
    return back(scores, gamma) if as_returns else scores


@misconception("prm_credit", only=["returns", "always"])
def judge_asked_from_the_end(turns, judge, gamma, as_returns, only):
    """Your code asks the judge about the last turn first.

    Walking back is right for the returns. The judge is asked from the first turn on, so collect its scores before you
    walk.
    """
    if only == "returns" and not as_returns:
        return asked(turns, judge)
    scores = [judge(turns[: t + 1]) for t in reversed(range(len(turns)))][::-1]
    return back(scores, gamma) if as_returns else scores


@misconception("prm_credit", how=["each", "once more for returns"])
def judge_asked_twice(turns, judge, gamma, as_returns, how):
    """Your code asks the judge more than once about a turn.

    A judge is a model or a person, and every question costs. Keep what it said.
    """
    if how == "each":
        scores = [judge(turns[: t + 1]) for t in range(len(turns)) for _ in range(2)][::2]
    else:
        scores = asked(turns, judge)
        scores = asked(turns, judge) if as_returns else scores
    return back(scores, gamma) if as_returns else scores


@misconception("prm_credit")
def judge_asked_at_every_step_back(turns, judge, gamma, as_returns):
    """Your code asks the judge anew for every sum that a turn is in.

    With ten turns that makes 55 questions in place of 10. Ask about every turn once, keep the scores, then add up.
    """
    if not as_returns:
        return asked(turns, judge)
    last = len(turns)
    return [float(sum(gamma ** (k - t) * judge(turns[: k + 1]) for k in range(t, last))) for t in range(last)]


@misconception("prm_credit", same=["turn", "last two"])
def judge_not_asked_about_repeats(turns, judge, gamma, as_returns, same):
    """Your code does not ask the judge about a turn that it has seen before.

    A turn that comes a second time stands behind other turns and may deserve another score. Ask about every turn.
    """
    known, scores = {}, []
    for t, done in enumerate(turns):
        key = str(done if same == "turn" else turns[max(t - 1, 0) : t + 1])
        if key not in known:
            known[key] = judge(turns[: t + 1])
        scores.append(known[key])
    return back(scores, gamma) if as_returns else scores


@misconception("prm_credit", instead=["failure", "outcome"])
def judge_not_asked_about_the_answer(turns, judge, gamma, as_returns, instead):
    """Your code does not ask the judge about the answer, but scores it itself.

    The answer is a turn like the others here: what it is worth is up to the judge.
    """
    own = 1.0 if succeeded(turns) else -0.5 if instead == "failure" else 0.0
    scores = [own if done["action"] == "answer" else judge(turns[: t + 1]) for t, done in enumerate(turns)]
    return back(scores, gamma) if as_returns else scores


@misconception("prm_credit", score=[-0.3, 0.0, -1.0])
def judge_not_asked_about_failures(turns, judge, gamma, as_returns, score):
    """Your code does not ask the judge about turns whose tool failed, but scores them itself.

    A failed tool may still have been a sensible try. What a turn is worth is up to the judge.
    """
    scores = [
        score if not done["ok"] and done["action"] != "answer" else judge(turns[: t + 1])
        for t, done in enumerate(turns)
    ]
    return back(scores, gamma) if as_returns else scores


@misconception("prm_credit", scale=["0.3", "1"])
def judge_ignored(turns, judge, gamma, as_returns, scale):
    """Your code never asks the judge: it makes the scores itself, of whether the tool ran.

    That is one judge of many, and not a good one. Call the function that you are given, and use what it says.
    """
    good = float(scale)
    answers = (1.0, -0.5) if scale == "0.3" else (1.0, -1.0)
    scores = []
    for done in turns:
        worth, blame = answers if done["action"] == "answer" else (good, -good)
        scores.append(worth if done["ok"] else blame)
    return back(scores, gamma) if as_returns else scores


@misconception("prm_credit", answer=["[0.0]", "None", "asked"])
def nobody_to_judge_forgotten(turns, judge, gamma, as_returns, answer):
    """Your code has no right answer for an episode without turns.

    No turns, no credits: for [] that is [], and the judge is not asked.
    """
    if turns:
        return prm_credit(turns, judge, gamma, as_returns)
    if answer == "asked":
        return [judge(turns)]
    return [0.0] if answer == "[0.0]" else None


# --- prm_credit: what becomes of the scores ---


@misconception("prm_credit")
def always_returns(turns, judge, gamma, as_returns):
    """Your code adds up later scores also where the verdicts themselves are asked for.

    With as_returns False, [0.3, 0.3, 0.3, -0.5] stays what it is. A late failure must not reach back to turns that were
    right.
    """
    return back(asked(turns, judge), gamma)


@misconception("prm_credit")
def never_returns(turns, judge, gamma, as_returns):
    """Your code returns the verdicts also where returns are asked for.

    With as_returns True each turn gets its own score plus gamma times what the next turn is worth.
    """
    return asked(turns, judge)


@misconception("prm_credit")
def as_returns_turned_round(turns, judge, gamma, as_returns):
    """Your code does with as_returns True what it should do with False, and the other way round.

    True asks for returns, False for the verdicts as they are.
    """
    return prm_credit(turns, judge, gamma, not as_returns)


@misconception("prm_credit", how=["undiscounted", "double", "from the start", "with 0.95"])
def returns_discounted_otherwise(turns, judge, gamma, as_returns, how):
    """Your returns do not use gamma as they should: not at all, twice, from the first turn on, or with another number.

    A score reaches the turn before it gamma times smaller, the one before that gamma squared, and its own turn in
    full.
    """
    scores = asked(turns, judge)
    if not as_returns:
        return scores
    if how == "from the start":
        return back([gamma**t * score for t, score in enumerate(scores)], 1)
    return back(scores, {"undiscounted": 1, "double": gamma**2, "with 0.95": 0.95}[how])


@misconception("prm_credit", gamma_once_more=[False, True])
def returns_look_back(turns, judge, gamma, as_returns, gamma_once_more):
    """Your returns add up what came before a turn, not what came of it.

    Nothing that a turn does can change what happened earlier. Walk from the last turn to the first.
    """
    scores = asked(turns, judge)
    if not as_returns:
        return scores
    return back(scores[::-1], 1 if gamma_once_more else gamma)[::-1]


@misconception("prm_credit", own=["left out", "discounted"])
def own_score_missing(turns, judge, gamma, as_returns, own):
    """Your returns leave out a turn's own score, or discount it, too.

    A turn gets its own score in full, plus gamma times what the next turn is worth.
    """
    scores = asked(turns, judge)
    if not as_returns:
        return scores
    returns = back(scores, gamma)
    if own == "left out":
        return [value - score for value, score in zip(returns, scores, strict=True)]
    return [gamma * value for value in returns]


@misconception("prm_credit")
def only_the_last_score_travels(turns, judge, gamma, as_returns):
    """Your returns are made of the last score alone.

    Every score is a reward of its own turn and travels back from there. The judge had something to say about each of
    them.
    """
    scores = asked(turns, judge)
    return back(at_the_end(turns, scores[-1]), gamma) if as_returns and scores else scores


@misconception("prm_credit")
def next_score_only(turns, judge, gamma, as_returns):
    """Your returns add the next turn's score, not what the next turn is worth.

    A score two turns later must arrive, too. Carry the return along as you walk back, not the score.
    """
    scores = asked(turns, judge)
    if not as_returns:
        return scores
    return [score + gamma * after for score, after in zip(scores, [*scores[1:], 0.0], strict=True)]


@misconception("prm_credit", mode=["both", "returns"])
def outcome_added(turns, judge, gamma, as_returns, mode):
    """Your code adds the outcome of the episode to what the judge said.

    The judge was asked about the answer as well; whether it is right has been counted once. Use its scores and
    nothing else.
    """
    scores = asked(turns, judge)
    if not as_returns and mode == "returns":
        return scores
    total = [score + reward for score, reward in zip(scores, at_the_end(turns, outcome(turns, 0.0)), strict=True)]
    return back(total, gamma) if as_returns else total


@misconception("prm_credit", mode=["both", "verdicts", "returns"])
def backwards_answer(turns, judge, gamma, as_returns, mode):
    """Your credits come out last turn first.

    Entry 0 belongs to the first turn. Look at the order in which your walk collects them.
    """
    credits = prm_credit(turns, judge, gamma, as_returns)
    return credits[::-1] if mode == "both" or (mode == "returns") == as_returns else credits


@misconception("prm_credit", mode=["both", "verdicts", "returns"])
def scores_centred(turns, judge, gamma, as_returns, mode):
    """Your code takes the mean of the scores off.

    Then four good turns in a row get 0 each. A verdict is a judgement of its own turn; leave it as it is.
    """
    scores = asked(turns, judge)
    if scores and (mode == "both" or (mode == "returns") == as_returns):
        mean = statistics.fmean(scores)
        scores = [score - mean for score in scores]
    return back(scores, gamma) if as_returns else scores


@misconception("prm_credit", bound=[1.0, 2.0])
def scores_cut(turns, judge, gamma, as_returns, bound):
    """Your code cuts the judge's scores to a range.

    No range was promised: a judge may say 2.5 or 250. Use what it says.
    """
    scores = [max(-bound, min(bound, score)) for score in asked(turns, judge)]
    return back(scores, gamma) if as_returns else scores


@misconception("prm_credit", bad=[-1.0, 0.0], at_least=[True, False])
def scores_made_binary(turns, judge, gamma, as_returns, bad, at_least):
    """Your code makes the judge's scores into good or bad.

    A score may be 0.5 or -1.5, and the size is what it says. Use it as it is.
    """
    scores = [1.0 if score > 0 or (at_least and score == 0) else bad for score in asked(turns, judge)]
    return back(scores, gamma) if as_returns else scores


@misconception("prm_credit", places=[0, 1, 2])
def scores_rounded(turns, judge, gamma, as_returns, places):
    """Your code rounds.

    A score of 0.01234 is 0.01234, and its return keeps its digits, too. Leave rounding to whoever prints.
    """
    return [round(credit, places) for credit in prm_credit(turns, judge, gamma, as_returns)]


@misconception("prm_credit")
def scores_summed_up(turns, judge, gamma, as_returns):
    """Your verdicts are running totals: each turn gets the scores of all turns up to its own.

    With as_returns False a turn keeps its own score and nothing else.
    """
    scores = asked(turns, judge)
    return back(scores, gamma) if as_returns else back(scores[::-1], 1)[::-1]


@misconception("prm_credit", mode=["both", "returns"])
def scores_as_progress(turns, judge, gamma, as_returns, mode):
    """Your code takes differences of the judge's scores.

    That is right for a judge that says how good the situation is. This one judges the turn: three scores of 1 stay
    1, 1, 1.
    """
    scores = asked(turns, judge)
    if not as_returns and mode == "returns":
        return scores
    gains = [score - before for score, before in zip(scores, [0.0, *scores], strict=False)]
    return back(gains, gamma) if as_returns else gains


@misconception("prm_credit")
def verdicts_discounted(turns, judge, gamma, as_returns):
    """Your code multiplies the verdicts by powers of gamma.

    With as_returns False gamma plays no part: each turn gets its own score, as the judge said it.
    """
    scores = asked(turns, judge)
    last = len(scores) - 1
    return back(scores, gamma) if as_returns else [score * gamma ** (last - t) for t, score in enumerate(scores)]


@misconception("prm_credit", mode=["both", "returns"])
def worst_to_come(turns, judge, gamma, as_returns, mode):
    """Your code gives each turn the lowest score from there on.

    That is the min-form of PURE, which the lesson shows. What is asked for here are the verdicts, or their discounted
    sum.
    """
    scores = asked(turns, judge)
    if not as_returns and mode == "returns":
        return scores
    return [min(scores[t:]) for t in range(len(scores))]


@misconception("prm_credit", kept=["first", "zeros"])
def stops_at_the_first_bad_turn(turns, judge, gamma, as_returns, kept):
    """Your code stops asking once a turn was bad, and the turns behind it get nothing.

    People label solutions that way, up to the first mistake. Here every turn is judged.
    """
    scores = []
    for t in range(len(turns)):
        scores.append(judge(turns[: t + 1]))
        if scores[-1] < 0:
            break
    scores += [0.0 if kept == "zeros" else scores[-1]] * (len(turns) - len(scores))
    return back(scores, gamma) if as_returns else scores


@misconception("prm_credit", gives=["sum", "last", "first"])
def one_number_for_all(turns, judge, gamma, as_returns, gives):
    """Your code returns one number for the whole episode.

    Every turn gets a credit of its own: return a list with one number for each.
    """
    credits = prm_credit(turns, judge, gamma, as_returns) or [0.0]
    return {"sum": sum(credits), "last": credits[-1], "first": credits[0]}[gives]


@misconception("prm_credit", written=["at the end", "at once"])
def turns_changed(turns, judge, gamma, as_returns, written):
    """Your code changes the turns that it was given, as by writing the scores into their records.

    They belong to whoever called, and the judge sees them, too. Keep the scores in a list of your own.
    """
    scores = []
    for t in range(len(turns)):
        scores.append(judge(turns[: t + 1]))
        if written == "at once":
            turns[t]["score"] = scores[-1]
    for done, score in zip(turns, scores, strict=True):
        done["score"] = score
    return back(scores, gamma) if as_returns else scores
