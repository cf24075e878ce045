"""Wrong ideas about credit by outcome, credit by process, and what it takes to name the bad step."""

import math
import statistics

from tutor.course.misconception import misconception


def others(credits, bad_step):
    """Return the credits of all steps but one."""
    return [credit for step, credit in enumerate(credits) if step != bad_step]


def whole(number, made_whole):
    """Return a number without what stands behind its point, "cut" or "rounded"."""
    return int(number) if made_whole == "cut" else round(number)


# --- the outcome ---


@misconception("outcome_only_credit")
def outcome_on_last_step(step_rewards, final_outcome_reward):
    """Your outcome reaches only the last step and the others get 0.

    That is where the reward arrives, but outcome credit is about where it is given: for ([1, -1,
    1], -1) all three steps are blamed alike. See "By hand" in the lesson.
    """
    return [0] * (len(step_rewards) - 1) + [final_outcome_reward] * bool(step_rewards)


@misconception("outcome_only_credit")
def outcome_added_to_last_step(step_rewards, final_outcome_reward):
    """Your steps keep their own scores and the outcome is added to the last one.

    Many trainers lay out rewards like this, but here the scores must play no part: with ([1, -1, 1],
    -1) nothing of the 1, -1, 1 may be left in the answer.
    """
    credits = list(step_rewards)
    credits[-1:] = [score + final_outcome_reward for score in credits[-1:]]
    return credits


@misconception("outcome_only_credit")
def outcome_split_evenly(step_rewards, final_outcome_reward):
    """Your outcome is shared out: each step gets the outcome divided by the number of steps.

    Outcome credit is not a sum to be paid out once. Each step gets the whole of it, so with an outcome
    of 0.5 four steps get 0.5 each, just as a single step does.
    """
    return [final_outcome_reward / len(step_rewards) for _ in step_rewards]


@misconception("outcome_only_credit", gamma=[0.5, 0.9, 0.95, 0.99])
def outcome_discounted(step_rewards, final_outcome_reward, gamma):
    """Your outcome fades towards the first step: the last step gets all of it, those before it ever less.

    That is discounting, the subject of the next exercise. Here every step gets the same, so the credits
    of one trajectory may not differ.
    """
    last = len(step_rewards) - 1
    return [final_outcome_reward * gamma ** (last - step) for step in range(len(step_rewards))]


@misconception("outcome_only_credit", gamma=[0.5, 0.9, 0.95, 0.99])
def outcome_fades_forwards(step_rewards, final_outcome_reward, gamma):
    """Your outcome fades towards the last step: the first step gets all of it, those after it ever less.

    No step is nearer to the outcome than another here: all get the same number, at full size.
    """
    return [final_outcome_reward * gamma**step for step in range(len(step_rewards))]


@misconception("outcome_only_credit")
def outcome_plus_scores(step_rewards, final_outcome_reward):
    """Your credits are each step's own score plus the outcome.

    That mixes the two kinds of credit that this exercise keeps apart. Of the scores only their number
    matters: with ([0.5, -0.5, 2], -2) no credit may differ from another.
    """
    return [score + final_outcome_reward for score in step_rewards]


@misconception("outcome_only_credit")
def outcome_times_scores(step_rewards, final_outcome_reward):
    """Your credits are each step's own score times the outcome.

    So a step scored 0 gets nothing, and in a failed trajectory a bad step is even praised (-1 times
    -1). The outcome does not look at the scores at all.
    """
    return [score * final_outcome_reward for score in step_rewards]


@misconception("outcome_only_credit")
def outcome_by_share(step_rewards, final_outcome_reward):
    """Your outcome is divided among the steps in proportion to their scores.

    That needs to know which step did what, the very thing that an outcome cannot tell, and it breaks
    when the scores add up to 0. Every step gets the whole outcome, whatever its score.
    """
    return [final_outcome_reward * score / sum(step_rewards) for score in step_rewards]


@misconception("outcome_only_credit")
def sum_of_scores(step_rewards, final_outcome_reward):
    """Your credits are the sum of the step scores, given to every step; the outcome is not used.

    The outcome is not a summary of the scores but a judgement of its own, handed to you as the second
    argument: with ([1, -1, 1], -1) the scores add up to +1 and yet the trajectory failed.
    """
    return [sum(step_rewards) for _ in step_rewards]


@misconception("outcome_only_credit")
def mean_of_scores(step_rewards, final_outcome_reward):
    """Your credits are the mean of the step scores, given to every step; the outcome is not used.

    The outcome is not an average of the steps but a judgement of its own, handed to you as the second
    argument: with ([-1, -1, 0.5], 1.5) the steps look bad and yet it went well.
    """
    return [sum(step_rewards) / len(step_rewards) for _ in step_rewards]


@misconception("outcome_only_credit")
def last_score(step_rewards, final_outcome_reward):
    """Your credits are the last step's score, given to every step; the outcome is not used.

    How the last step was done is not how the whole ended: in ([1, -1, 1], -1) the last step is good and
    the trajectory failed. The outcome is the second argument.
    """
    return [step_rewards[-1] for _ in step_rewards]


@misconception("outcome_only_credit")
def worst_score(step_rewards, final_outcome_reward):
    """Your credits are the lowest step score, given to every step; the outcome is not used.

    A trajectory may succeed in spite of a bad step, or fail without one. How it ended is the second
    argument.
    """
    return [min(step_rewards) for _ in step_rewards]


@misconception("outcome_only_credit")
def scores_for_outcome(step_rewards, final_outcome_reward):
    """Your outcome credit returns the step scores themselves, which is what process credit does.

    The two functions read different arguments: this one the outcome only. With ([1, -1, 1], -1) three
    equal numbers are wanted.
    """
    return list(step_rewards)


@misconception("outcome_only_credit", none=[-1, 0, 1])
def sign_of_outcome(step_rewards, final_outcome_reward, none):
    """Your outcome is turned into +1 or -1 before it is given to the steps.

    Outcomes may be graded: half a success counts half. Pass the number on at the size that it has, such
    as 0.5 or -2.
    """
    sign = 1 if final_outcome_reward > 0 else -1 if final_outcome_reward < 0 else none
    return [sign for _ in step_rewards]


@misconception("outcome_only_credit", at_least=[False, True])
def success_or_zero(step_rewards, final_outcome_reward, at_least):
    """Your steps get 1 when the outcome is good and 0 otherwise.

    So a failure of -1 blames nobody, and half a success counts as a whole one. Pass the outcome on as
    it is.
    """
    success = final_outcome_reward >= 0 if at_least else final_outcome_reward > 0
    return [int(success) for _ in step_rewards]


@misconception("outcome_only_credit")
def no_blame(step_rewards, final_outcome_reward):
    """Your credits never go below 0: a negative outcome gives 0 to every step.

    Then a failure teaches nothing. Blame is credit below zero, so an outcome of -1 must arrive as -1.
    """
    return [max(final_outcome_reward, 0) for _ in step_rewards]


@misconception("outcome_only_credit", bound=[1, 5, 10, 100])
def clipped_outcome(step_rewards, final_outcome_reward, bound):
    """Your outcome is cut to a range, such as the one from -1 to 1.

    No range was promised: an outcome of -2, of 1.5 or of 250 must arrive at each step as it is.
    """
    return [min(max(final_outcome_reward, -bound), bound) for _ in step_rewards]


@misconception("outcome_only_credit", places=[1, 2, 3, 4])
def rounded_outcome(step_rewards, final_outcome_reward, places):
    """Your outcome is rounded before it is given to the steps.

    It is to arrive as it is: 0.01234 keeps all of its digits. Leave rounding to whoever prints.
    """
    return [round(final_outcome_reward, places) for _ in step_rewards]


@misconception("outcome_only_credit", made_whole=["cut", "rounded"])
def whole_outcome(step_rewards, final_outcome_reward, made_whole):
    """Your outcome loses what stands behind the point: 0.5 becomes 0.

    Outcomes may be graded, so a half must stay a half. Pass the number on without converting it.
    """
    return [whole(final_outcome_reward, made_whole) for _ in step_rewards]


@misconception("outcome_only_credit", other=[0, 1])
def blames_the_bad_steps(step_rewards, final_outcome_reward, other):
    """Your outcome goes only to the steps with a score below 0; the others are spared.

    Fair, but it takes knowledge that an outcome does not have: it was handed out without anybody
    looking at a step. Here good and bad steps get the same.
    """
    return [final_outcome_reward if score < 0 else other for score in step_rewards]


@misconception("outcome_only_credit")
def credits_the_good_steps(step_rewards, final_outcome_reward):
    """Your outcome goes only to the steps with a score above 0; the others get 0.

    Fair, but it takes knowledge that an outcome does not have: it was handed out without anybody
    looking at a step. Here good and bad steps get the same.
    """
    return [final_outcome_reward if score > 0 else 0 for score in step_rewards]


@misconception("outcome_only_credit", baseline=["mean", "sum"])
def outcome_less_scores(step_rewards, final_outcome_reward, baseline):
    """Your outcome has something of the step scores (their mean or their sum) taken off it.

    A baseline is a good thought, but it is no part of outcome credit here: ([0.5, -0.5, 2], -2) gives
    -2 to each step whatever the scores are.
    """
    level = sum(step_rewards) if baseline == "sum" else statistics.fmean(step_rewards or [0])
    return [final_outcome_reward - level for _ in step_rewards]


@misconception("outcome_only_credit")
def outcome_once(step_rewards, final_outcome_reward):
    """Your function returns the outcome once, as a single number.

    Training needs a credit for each step, so the answer is a list as long as the trajectory, with the
    same number at every place.
    """
    return final_outcome_reward


@misconception("outcome_only_credit")
def outcome_appended(step_rewards, final_outcome_reward):
    """Your answer is the step scores with the outcome behind them, one entry too many.

    The outcome is not one more step: it is the credit of each of the steps that there are, and their
    own scores are left out.
    """
    return [*step_rewards, final_outcome_reward]


# --- the process ---


@misconception("process_credit")
def running_total(step_rewards):
    """Your credits are running totals: each step gets the sum of all scores up to its own.

    So a good step after a bad one is held down, and the blame spreads to steps that did nothing wrong.
    Each step keeps its own score; see "Adding up moves the blame".
    """
    return [sum(step_rewards[: step + 1]) for step in range(len(step_rewards))]


@misconception("process_credit", gamma=[1, 0.99, 0.95, 0.9, 0.5])
def score_to_go(step_rewards, gamma):
    """Your credits are sums from each step to the end (perhaps discounted), not the scores themselves.

    That is the return of a step, which the next exercise is about. It answers how things went from
    there; process credit says how this step was done, so a later mistake must leave the earlier credits
    alone.
    """
    credits, total = [], 0
    for score in reversed(step_rewards):
        total = score + gamma * total
        credits.append(total)
    return credits[::-1]


@misconception("process_credit")
def running_mean(step_rewards):
    """Your credits are averages over all scores up to each step.

    So a bad step drags down those after it, and its own blame is thinned by those before. Each step
    keeps its own score.
    """
    return [sum(step_rewards[: step + 1]) / (step + 1) for step in range(len(step_rewards))]


@misconception("process_credit")
def running_worst(step_rewards):
    """Your credits never rise again: after a bad step every later one gets at most the same score.

    It is true that a mistake spoils what is built on it, but process credit judges each step given what
    came before: in [1, -1, 1] the third step was good.
    """
    return [min(step_rewards[: step + 1]) for step in range(len(step_rewards))]


@misconception("process_credit")
def running_product(step_rewards):
    """Your credits are products of all scores up to each step.

    Multiplying chances is how a whole solution gets its score. The credit of one step is that step's
    own score, and a 0 early on must not wipe out the rest.
    """
    credits, product = [], 1
    for score in step_rewards:
        product *= score
        credits.append(product)
    return credits


@misconception("process_credit")
def change_of_score(step_rewards):
    """Your credits are differences: each step's score minus that of the step before.

    A difference is right where the scores are values (how good is the situation now?). Here each
    score already is a judgement of its one step, and three equal scores of 1 must come back as 1, 1, 1.
    """
    return [score - before for before, score in zip([0, *step_rewards], step_rewards, strict=False)]


@misconception("process_credit")
def credits_the_next_step(step_rewards):
    """Your credits are all one step late: each step gets the score of the one before it.

    So the step after the mistake takes the blame. Compare places: entry t of the answer belongs to
    entry t of the scores.
    """
    return [0, *step_rewards][: len(step_rewards)]


@misconception("process_credit")
def credits_the_step_before(step_rewards):
    """Your credits are all one step early: each step gets the score of the one after it.

    So the step before the mistake takes the blame. Compare places: entry t of the answer belongs to
    entry t of the scores.
    """
    return [*step_rewards, 0][1:] if step_rewards else []


@misconception("process_credit")
def reversed_scores(step_rewards):
    """Your credits stand in reverse order: the last step's score comes first.

    The answer runs in the order of the trajectory. Try scores that are not the same backwards, such as
    [-1, 1, 1].
    """
    return list(step_rewards)[::-1]


@misconception("process_credit")
def sorted_scores(step_rewards):
    """Your credits are sorted by size, so they no longer say which step they belong to.

    The place in the list is the step: entry t of the answer belongs to entry t of the scores.
    """
    return sorted(step_rewards)


@misconception("process_credit")
def score_minus_mean(step_rewards):
    """Your credits are the scores with their mean taken off.

    Then four good steps in a row get 0 each, and one bad step changes the credit of all others. A
    baseline belongs to advantages; process credit leaves the scores as they are.
    """
    return [score - sum(step_rewards) / len(step_rewards) for score in step_rewards]


@misconception("process_credit")
def normalised_scores(step_rewards):
    """Your scores are normalised: mean taken off, divided by their spread.

    That is what the first exercise did with a group of samples. Process credit is a judgement of each
    step by itself, so [1, 1, -1] must come back unchanged.
    """
    spread = statistics.pstdev(step_rewards) if step_rewards else 0
    return [(score - statistics.fmean(step_rewards)) / spread if spread else 0.0 for score in step_rewards]


@misconception("process_credit")
def softmax_scores(step_rewards):
    """Your scores are turned into shares that are all positive and add up to 1, with a softmax.

    That makes each credit depend on the other steps, and blame disappears. Pass every score on as it is.
    """
    sizes = [math.exp(score) for score in step_rewards]
    return [size / sum(sizes) for size in sizes]


@misconception("process_credit")
def scores_from_zero_to_one(step_rewards):
    """Your scores are stretched so that the lowest becomes 0 and the highest 1.

    That makes each credit depend on the other steps and turns blame into a 0. Pass every score on as it
    is.
    """
    lowest, highest = min(step_rewards, default=0), max(step_rewards, default=0)
    return [(score - lowest) / (highest - lowest) if highest > lowest else 0.0 for score in step_rewards]


@misconception("process_credit")
def score_per_step(step_rewards):
    """Your scores are divided by the number of steps.

    A step in a long trajectory is not worth less than one in a short one: each keeps its score at full
    size, so [4] and the 4 in a longer list give the same credit.
    """
    return [score / len(step_rewards) for score in step_rewards]


@misconception("process_credit")
def share_of_scores(step_rewards):
    """Your scores are divided by their sum, so that they add up to 1.

    Then each credit depends on all other steps, blame may turn into praise, and scores that add up to 0
    break it. Pass every score on as it is.
    """
    return [score / sum(step_rewards) for score in step_rewards]


@misconception("process_credit", gamma=[0.5, 0.9, 0.95, 0.99])
def score_fades_forwards(step_rewards, gamma):
    """Your scores shrink with the number of the step: the later it is, the less of its score is left.

    A mistake at the end is a mistake at full size. Discounting comes in the next exercise; here every
    score is passed on as it is.
    """
    return [score * gamma**step for step, score in enumerate(step_rewards)]


@misconception("process_credit", gamma=[0.5, 0.9, 0.95, 0.99])
def score_fades_backwards(step_rewards, gamma):
    """Your scores shrink towards the start: the further a step is from the end, the less of its score is
    left.

    A mistake at the start is a mistake at full size. Discounting comes in the next exercise; here every
    score is passed on as it is.
    """
    return [score * gamma ** (len(step_rewards) - 1 - step) for step, score in enumerate(step_rewards)]


@misconception("process_credit", bounds=[(0, 1), (-1, 1), (-5, 5), (-10, 10), (-100, 100)])
def clipped_scores(step_rewards, bounds):
    """Your scores are cut to a range, such as the one from -1 to 1.

    No range was promised: a score of 3, of -4.5 or of 250 must come back as it is, and one below zero
    stays below zero.
    """
    lowest, highest = bounds
    return [min(max(score, lowest), highest) for score in step_rewards]


@misconception("process_credit", places=[1, 2, 3, 4])
def rounded_scores(step_rewards, places):
    """Your scores are rounded.

    They are to come back as they are: 0.01234 keeps all of its digits. Leave rounding to whoever prints.
    """
    return [round(score, places) for score in step_rewards]


@misconception("process_credit")
def no_negative_scores(step_rewards):
    """Your credits never go below 0: a bad step gets 0 instead of its negative score.

    Then a bad step cannot be told from one that did nothing. Blame is credit below zero; pass it on.
    """
    return [max(score, 0) for score in step_rewards]


@misconception("process_credit", none=[-1, 0, 1])
def sign_of_score(step_rewards, none):
    """Your scores are turned into +1 and -1.

    Labels made by people often look like that, but scores may be graded: 0.5 and 2 are both good and
    not the same. Pass every score on at the size that it has.
    """
    return [1 if score > 0 else -1 if score < 0 else none for score in step_rewards]


@misconception("process_credit", at_least=[False, True])
def good_or_zero(step_rewards, at_least):
    """Your steps get 1 when their score is good and 0 otherwise.

    That throws away how good, and makes a harmful step (-1) look like a useless one (0). Pass every
    score on as it is.
    """
    return [int(score >= 0 if at_least else score > 0) for score in step_rewards]


@misconception("process_credit")
def size_of_score(step_rewards):
    """Your scores lose their sign: -1 becomes 1.

    The sign is the whole difference between praise and blame. Pass every score on as it is.
    """
    return [abs(score) for score in step_rewards]


@misconception("process_credit", made_whole=["cut", "rounded"])
def whole_scores(step_rewards, made_whole):
    """Your scores lose what stands behind the point: 0.5 becomes 0.

    Scores may be graded, so a half must stay a half. Pass the numbers on without converting them.
    """
    return [whole(score, made_whole) for score in step_rewards]


@misconception("process_credit")
def stops_at_first_mistake(step_rewards):
    """Your credits are 0 for every step after the first bad one.

    Labelling does stop there in part of PRM800K, but here every step was judged and keeps its score: in
    [1, -1, 1] the third step is good.
    """
    mistakes = [step for step, score in enumerate(step_rewards) if score < 0]
    last = mistakes[0] if mistakes else len(step_rewards)
    return [score if step <= last else 0 for step, score in enumerate(step_rewards)]


@misconception("process_credit")
def only_mistakes(step_rewards):
    """Your credits keep the negative scores only; every other step gets 0.

    Praise teaches as much as blame does: a step scored 1 gets 1, not 0.
    """
    return [min(score, 0) for score in step_rewards]


@misconception("process_credit")
def worst_everywhere(step_rewards):
    """Your credits are the lowest score, given to every step.

    That is how a solution can be scored by its weakest step, but it blames all steps for one. Each
    step has its own entry in the list that you are given.
    """
    return [min(step_rewards) for _ in step_rewards]


@misconception("process_credit")
def mean_everywhere(step_rewards):
    """Your credits are the mean of the scores, given to every step.

    Equal credits cannot say which step was bad, the one thing that the scores knew. Each step has its
    own entry in the list that you are given.
    """
    return [sum(step_rewards) / len(step_rewards) for _ in step_rewards]


@misconception("process_credit")
def last_everywhere(step_rewards):
    """Your credits are the last step's score, given to every step.

    That is outcome credit with the last score as the outcome. Each step has its own entry in the list
    that you are given.
    """
    return [step_rewards[-1] for _ in step_rewards]


@misconception("process_credit")
def sum_everywhere(step_rewards):
    """Your credits are the sum of the scores, given to every step.

    That is outcome credit with the sum as the outcome: equal credits cannot say which step was bad.
    Each step has its own entry in the list that you are given.
    """
    return [sum(step_rewards) for _ in step_rewards]


# --- the test ---


@misconception("can_distinguish", by_more_than=[0, 0.001, 0.05])
def any_difference(credits, bad_step, by_more_than):
    """Your test asks only whether any two credits differ, so noise passes it.

    It does not look at `bad_step`: in [-0.98, -1.01, -1] with bad step 0 all credits differ and the bad
    step has the highest. See "A test that noise passes".
    """
    return max(credits) - min(credits) > by_more_than


@misconception("can_distinguish")
def all_different(credits, bad_step):
    """Your test asks whether all credits differ from each other, which says nothing of the bad step.

    [1, -1, 1] names step 1 although two credits are equal, and in [1, 0, -1] all differ and yet step 0
    is the best. Which comparisons have to do with `bad_step`?
    """
    return len(set(credits)) == len(credits)


@misconception("can_distinguish")
def different_from_the_others(credits, bad_step):
    """Your bad step need only have a credit that nobody else has, above or below.

    A step that stands out at the top, as step 0 in [1, 0, -1], is praised and not blamed. Being
    different has a direction here.
    """
    return sum(credit == credits[bad_step] for credit in credits) == 1


@misconception("can_distinguish", least=[False, True])
def negative_credit(credits, bad_step, least):
    """Your test asks for the sign of the bad step's credit, which decides nothing.

    In [-1, -1, -1] every step is below zero and nobody is named; in [3, 1, 2] step 1 is named though it
    is above zero. Hold the bad step's credit against the other credits, not against 0.
    """
    return credits[bad_step] <= 0 if least else credits[bad_step] < 0


@misconception("can_distinguish", strict=[False, True])
def bad_below_zero_others_above(credits, bad_step, strict):
    """Your test wants the bad step below zero and all others not, so it asks for signs instead of order.

    Credits may all be negative, or all positive, and still name one step: [3, 1, 2] names step 1 and
    [-1, -3, -2] too.
    """
    rest = others(credits, bad_step)
    return credits[bad_step] < 0 and all(credit > 0 if strict else credit >= 0 for credit in rest)


@misconception("can_distinguish", least=[False, True])
def lowest_and_negative(credits, bad_step, least):
    """Your bad step must be the lowest and also below zero; the second is too much.

    A scorer that only hands out positive numbers can still say which step is worst: [3, 1, 2] names
    step 1.
    """
    low = credits[bad_step] <= 0 if least else credits[bad_step] < 0
    return low and all(credits[bad_step] < credit for credit in others(credits, bad_step))


@misconception("can_distinguish")
def something_negative(credits, bad_step):
    """Your test asks whether any credit is below zero, wherever it stands.

    It does not look at `bad_step`, so blame for the wrong step passes: in [1, -1, 1] step 0 is not the
    one that is named.
    """
    return min(credits) < 0


@misconception("can_distinguish")
def somebody_alone_at_the_bottom(credits, bad_step):
    """Your test asks whether one step stands alone at the bottom, but not whether it is the bad one.

    In [1, -1, 1] that is step 1; with bad step 0 the credits blame the wrong step, and the answer is
    False.
    """
    return list(credits).count(min(credits)) == 1


@misconception("can_distinguish")
def tie_is_enough(credits, bad_step):
    """Your bad step is allowed to tie with another one for the lowest credit.

    In [-1, 1, -1] two steps look the same, so nobody could say that it is step 0. Below every other
    means strictly below.
    """
    return credits[bad_step] <= min(credits)


@misconception("can_distinguish")
def first_of_a_tie(credits, bad_step):
    """Your test looks for the place of the lowest credit, and among equals takes the first.

    In [-1, 1, -1] that is step 0, though step 2 has the same credit and the answer should not hang on
    who comes first. What about ties?
    """
    return list(credits).index(min(credits)) == bad_step


@misconception("can_distinguish")
def last_of_a_tie(credits, bad_step):
    """Your test looks for the place of the lowest credit, and among equals takes the last.

    In [-1, 1, -1] that is step 2, though step 0 has the same credit and the answer should not hang on
    who comes last. What about ties?
    """
    return len(credits) - 1 - list(credits)[::-1].index(min(credits)) == bad_step


@misconception("can_distinguish", among_equals=["any", "first"])
def lowest_unless_all_equal(credits, bad_step, among_equals):
    """Your test finds the lowest credit and rules out the case that all are equal, but a tie of two gets through.

    In [-1, 1, -1] the credits are not all equal, and still steps 0 and 2 share the lowest. The rule is
    stricter, and a single one covers both cases.
    """
    if len(set(credits)) == 1:
        return False
    lowest = min(credits)
    return credits[bad_step] == lowest and (among_equals == "any" or list(credits).index(lowest) == bad_step)


@misconception("can_distinguish")
def below_the_mean(credits, bad_step):
    """Your bad step is held against the mean of the credits.

    Several steps can be below the mean at once: in [-2, 1, -1, 2] step 2 is, and step 0 is lower still.
    Below every other step is more than below the average.
    """
    return credits[bad_step] < sum(credits) / len(credits)


@misconception("can_distinguish")
def below_the_median(credits, bad_step):
    """Your bad step is held against the median of the credits.

    Up to half of all steps are below it. Below every other step is more than below the middle.
    """
    return credits[bad_step] < statistics.median(credits)


@misconception("can_distinguish")
def below_any_other(credits, bad_step):
    """Your bad step need only be below one other step.

    In [1, 0, 1, -2] step 1 is below two others, but step 3 is lower, and that is whom these credits
    blame. How many of the comparisons must hold?
    """
    return any(credits[bad_step] < credit for credit in credits)


@misconception("can_distinguish")
def below_the_neighbours(credits, bad_step):
    """Your bad step is held against its neighbours only, the steps just before and after it.

    In [-2, 1, 0, 1] step 2 is lower than both of them, but step 0 is lower still. Every other step
    counts, also those far away.
    """
    neighbours = credits[max(bad_step - 1, 0) : bad_step] + credits[bad_step + 1 : bad_step + 2]
    return all(credits[bad_step] < credit for credit in neighbours)


@misconception("can_distinguish")
def below_the_step_before(credits, bad_step):
    """Your bad step is held against the step before it only.

    A drop in credit is a sign, not a proof: in [1, 0, 1, -2] step 1 drops and step 3 is far lower.
    Every other step counts.
    """
    return bad_step == 0 or credits[bad_step] < credits[bad_step - 1]


@misconception("can_distinguish")
def below_earlier_steps(credits, bad_step):
    """Your bad step is held only against the steps before it.

    In [1, 0, -1] step 1 is lower than all before it, but the step after it is lower still. What do your
    loop or your slice leave out?
    """
    return all(credits[bad_step] < credit for credit in credits[:bad_step])


@misconception("can_distinguish")
def below_later_steps(credits, bad_step):
    """Your bad step is held only against the steps after it.

    In [-2, 1, 0, 1] step 2 is lower than all after it, but step 0 is lower still. What do your loop or
    your slice leave out?
    """
    return all(credits[bad_step] < credit for credit in credits[bad_step + 1 :])


@misconception("can_distinguish")
def below_the_last(credits, bad_step):
    """Your bad step is held against the last step only.

    The last step is one of the others, not all of them: in [-2, 1, -1, 2] step 2 is below the last, and
    step 0 is lower still.
    """
    return credits[bad_step] < credits[-1]


@misconception("can_distinguish")
def below_the_first(credits, bad_step):
    """Your bad step is held against the first step only.

    The first step is one of the others, not all of them: in [1, 0, -1] step 1 is below the first, and
    step 2 is lower still.
    """
    return credits[bad_step] < credits[0]


@misconception("can_distinguish")
def first_comparison_decides(credits, bad_step):
    """Your loop returns at its first comparison, so only one other step is ever looked at.

    In [1, 0, -1] with bad step 1 the first comparison goes well, but step 2 is lower still. A single
    comparison can say False at once; when may the function say True?
    """
    for credit in others(credits, bad_step):
        return credits[bad_step] < credit
    return None


@misconception("can_distinguish", left_out=["the last step for -1", "nobody for -1"])
def counts_from_one(credits, bad_step, left_out):
    """Your `bad_step` counts from 1: for bad step 1 you look at the first credit.

    Steps count from 0 here, as lists do. In [1, -1, 1] the low credit is that of step 1.
    """
    first = bad_step - 1
    rest = others(credits, first if left_out == "nobody for -1" else first % len(credits))
    return all(credits[first] < credit for credit in rest)


@misconception("can_distinguish")
def always_false(credits, bad_step):
    """Your answer is False whatever the credits are.

    In [1, -1, 1] step 1 is below both others, so that is True. If your code compares, is the bad step among
    those that it is compared with? No number is strictly below itself.
    """
    return False


@misconception("can_distinguish")
def always_true(credits, bad_step):
    """Your answer is True whatever the credits are.

    In [-1, -1, -1] no step is below another, so nobody is named and the answer is False. Does your code come
    to a comparison that can say so?
    """
    return True


@misconception("can_distinguish")
def above_every_other(credits, bad_step):
    """Your test asks whether the bad step has the highest credit.

    Credit is good: praise is high and blame is low. The bad step must be at the bottom.
    """
    return all(credits[bad_step] > credit for credit in others(credits, bad_step))


@misconception("can_distinguish")
def smallest_size(credits, bad_step):
    """Your credits lose their sign before they are compared: -1 counts as 1.

    So [1, -1, 1] looks like a tie. Blame is below zero, and -3 is lower than 1; compare the credits as
    they are.
    """
    return all(abs(credits[bad_step]) < abs(credit) for credit in others(credits, bad_step))


@misconception("can_distinguish")
def largest_size(credits, bad_step):
    """Your test asks whether the bad step has the credit furthest from zero.

    A large credit may be praise as well as blame: in [-1, 3, 0.5] step 1 is furthest from zero and it
    is the best one. Compare the credits as they are.
    """
    return all(abs(credits[bad_step]) > abs(credit) for credit in others(credits, bad_step))


@misconception("can_distinguish", margin=[1, 0.5, 0.1, 0.01, 0.001, 0.0001], inclusive=[False, True])
def wants_a_margin(credits, bad_step, margin, inclusive):
    """Your bad step must be lower by a margin; being just below is not enough for you.

    Any gap counts, also one of 0.01 or 0.0001: the scale of the credits is not known. Strictly below is
    all that is asked.
    """
    bar = credits[bad_step] + margin
    return all(bar <= credit if inclusive else bar < credit for credit in others(credits, bad_step))


@misconception("can_distinguish", made_whole=["cut", "rounded"])
def whole_credits(credits, bad_step, made_whole):
    """Your credits lose what stands behind the point before they are compared.

    Then 0.5 and 0 count as a tie, though one is lower than the other. Compare the numbers as they are.
    """
    rest = [whole(credit, made_whole) for credit in others(credits, bad_step)]
    return all(whole(credits[bad_step], made_whole) < credit for credit in rest)


@misconception("can_distinguish", places=[1, 2, 3, 4])
def rounded_credits(credits, bad_step, places):
    """Your credits are rounded before they are compared.

    Then some that are close, such as 0.31252 and 0.31254, count as a tie, though one is lower than the other.
    Compare the numbers as they are.
    """
    return all(round(credits[bad_step], places) < round(credit, places) for credit in others(credits, bad_step))


@misconception("can_distinguish", stand_in=[1, 2, 5, 10, 100, 999, 10_000, 10**6, 10**9])
def a_number_for_infinity(credits, bad_step, stand_in):
    """Your search for the lowest of the others begins with a number that credits may exceed, such as 1 or 100.

    Where all credits are larger it finds that number instead of a credit: in [300, 250, 1000] step 1 is below
    both others. Begin with something that nothing exceeds, or with one of the credits.
    """
    return credits[bad_step] < min([stand_in, *others(credits, bad_step)])


@misconception("can_distinguish")
def two_values_only(credits, bad_step):
    """Your test wants all the other steps to have the same credit.

    How the others stand among each other does not matter: in [0, 1, 0.5, 2] step 0 is below each of
    them, and that is enough.
    """
    rest = set(others(credits, bad_step))
    return len(rest) <= 1 and all(credits[bad_step] < credit for credit in rest)


@misconception("can_distinguish", among=["others", "all"])
def nobody_to_compare_with(credits, bad_step, among):
    """Your test looks for the lowest of the other steps and finds none when there is only one step.

    With a single step there is no rival that could tie with it, so the answer is True; see "Your
    task". What does your code do when there are no others?
    """
    if among == "all":
        return credits[bad_step] < sorted(credits)[1]
    return credits[bad_step] < min(others(credits, bad_step))


@misconception("can_distinguish")
def single_step_is_nobody(credits, bad_step):
    """Your answer for a trajectory of one step is False; all else is right.

    The rule asks about every other step. Where there is none, nothing speaks against the bad step,
    and the answer is True; see "Your task".
    """
    return len(credits) > 1 and all(credits[bad_step] < credit for credit in others(credits, bad_step))


@misconception("can_distinguish")
def names_the_step(credits, bad_step):
    """Your function returns the number of the step with the lowest credit.

    The question was not which step these credits blame, but whether they blame `bad_step` and nobody
    else: the answer is True or False.
    """
    return list(credits).index(min(credits))


@misconception("can_distinguish")
def the_credit_itself(credits, bad_step):
    """Your function returns the bad step's credit, or its distance from the others, instead of an answer.

    The question is whether `bad_step` is below every other step; that takes a comparison, and gives
    True or False.
    """
    return credits[bad_step]
