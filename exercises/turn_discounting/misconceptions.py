"""Wrong ways to discount over turns, each with what to tell the learner who writes it."""

import numpy as np
from turn_discounting import compute_turn_rewards

from tutor.course.misconception import misconception

# Which way to walk, and in which order to answer.


@misconception("compute_turn_rewards")
def forward_accumulation(turn_rewards, gamma=0.9):
    """Your code walks from the first turn to the last, so each turn is paid for what happened before it.

    On [0, 1] turn 0 gets nothing, although the reward came after it. Which turn knows all that is still to
    come?
    """
    return _walk(turn_rewards[::-1], lambda reward, before: reward + gamma * before)[::-1]


@misconception("compute_turn_rewards")
def cumulative_sum(turn_rewards, gamma=0.9):
    """Your code adds up the rewards so far, from the first turn on, and never discounts.

    On [0, 1] turn 0 gets nothing, although the reward came after it. A return looks ahead, not back.
    """
    return np.cumsum(np.array(turn_rewards, dtype=float)).tolist()


@misconception("compute_turn_rewards")
def backwards_answer(turn_rewards, gamma=0.9):
    """Your returns are right, but they come out last turn first.

    On [0, 1] the larger number belongs to the last turn. Look at the order in which your walk collects them.
    """
    return compute_turn_rewards(turn_rewards, gamma)[::-1]


@misconception("compute_turn_rewards")
def forward_accumulation_backwards(turn_rewards, gamma=0.9):
    """Your code walks from the first turn to the last and then turns the answer round.

    On [0, 1] the first turn gets 1 and the last, which was rewarded, gets 0. Turn the walk round, not only
    its answer.
    """
    return _walk(turn_rewards[::-1], lambda reward, before: reward + gamma * before)


@misconception("compute_turn_rewards", discounted=[True, False])
def same_for_every_turn(turn_rewards, gamma=0.9, discounted=True):
    """Your code works out one total for the episode and gives it to every turn.

    On [0, 1] the last turn stands next to the reward, the first one a turn away: their returns differ. Each
    turn has a sum of its own, which begins at that turn.
    """
    factor = gamma if discounted else 1
    return [sum(reward * factor**t for t, reward in enumerate(turn_rewards))] * len(turn_rewards)


@misconception("compute_turn_rewards")
def one_number(turn_rewards, gamma=0.9):
    """Your code returns a single number, the discounted sum of the whole episode.

    That is the return of the first turn only. Every turn gets one: the sum that begins there.
    """
    return float(sum(gamma**t * reward for t, reward in enumerate(turn_rewards)))


# What gamma is.


@misconception("compute_turn_rewards")
def no_discount(turn_rewards, gamma=0.9):
    """Your code adds up all later rewards in full, and gamma never enters.

    On [0, 1] with gamma=0.5 turn 0 is one turn away from the reward and gets half of it.
    """
    return compute_turn_rewards(turn_rewards, 1)


@misconception("compute_turn_rewards")
def gamma_ignored(turn_rewards, gamma=0.9):
    """Your code discounts with 0.9, whatever gamma it is given.

    On [0, 1] with gamma=0.5 turn 0 gets 0.5. Look for a number in your code where the argument should be.
    """
    return compute_turn_rewards(turn_rewards, 0.9)


@misconception("compute_turn_rewards", default=[0.95, 0.99, 1.0, 0.5])
def wrong_default(turn_rewards, gamma=None, default=0.9):
    """Your returns are right when gamma is given; without it they are not.

    On [0, 1] alone turn 0 gets 0.9. Look at the default in the first line of your function.
    """
    return compute_turn_rewards(turn_rewards, default if gamma is None else gamma)


@misconception("compute_turn_rewards")
def zero_gamma_taken_for_missing(turn_rewards, gamma=0.9):
    """Your code takes gamma=0 for "no gamma given" and falls back to the default.

    Zero is a gamma like any other: each turn then gets its own reward. An `or`, or `if gamma:`, calls 0
    false.
    """
    return compute_turn_rewards(turn_rewards, gamma or 0.9)


@misconception("compute_turn_rewards", largest=[0.99, 0.999, 0.9999])
def gamma_held_below_one(turn_rewards, gamma=0.9, largest=0.99):
    """Your code does not let gamma be 1: it makes it a little smaller.

    An episode ends, so nothing can grow without bound. With gamma=1 each turn gets the plain sum of what is
    to come.
    """
    return compute_turn_rewards(turn_rewards, min(gamma, largest))


@misconception("compute_turn_rewards", refused=[(1,), (0, 1)], error=["ValueError", "AssertionError"])
def gamma_refused(turn_rewards, gamma=0.9, refused=(0, 1), error="ValueError"):
    """Your code refuses a gamma that is allowed: it may be 0, and it may be 1.

    With gamma=0 each turn gets its own reward, with gamma=1 the plain sum of what is to come. The walk needs
    no special case for either.
    """
    if gamma in refused:
        raise {"ValueError": ValueError, "AssertionError": AssertionError}[error]("gamma")
    return compute_turn_rewards(turn_rewards, gamma)


@misconception("compute_turn_rewards", places=[1, 2, 3])
def gamma_rounded(turn_rewards, gamma=0.9, places=2):
    """Your code rounds gamma.

    At 0.995 a reward is worth 0.990025 two turns earlier, and with 0.99 or 1.0 it is not. Use gamma as it is
    given.
    """
    return compute_turn_rewards(turn_rewards, round(gamma, places))


@misconception("compute_turn_rewards")
def one_minus_gamma(turn_rewards, gamma=0.9):
    """Your code multiplies by 1 - gamma where gamma belongs.

    At gamma=1 nothing may be lost on the way, and yours loses all that is to come. Gamma is the share that is
    kept.
    """
    return compute_turn_rewards(turn_rewards, 1 - gamma)


@misconception("compute_turn_rewards", swapped=[False, True])
def moving_average(turn_rewards, gamma=0.9, swapped=False):
    """Your code mixes a turn's reward with what follows so that the two weights add up to 1: a moving
    average.

    On [1] alone the return is 1: a turn's own reward counts in full, and only what follows is multiplied.
    """
    weight = 1 - gamma if swapped else gamma
    return _walk(turn_rewards, lambda reward, to_go: (1 - weight) * reward + weight * to_go)


@misconception("compute_turn_rewards")
def grows_with_distance(turn_rewards, gamma=0.9):
    """Your code divides by gamma for each turn of distance, so an early turn gets more than the reward
    itself.

    On [0, 1] with gamma=0.5 turn 0 gets 0.5, and yours is 2. With gamma=0 it cannot divide at all.
    """
    return _walk(turn_rewards, lambda reward, to_go: reward + to_go / gamma)


# Where the powers of gamma go.


@misconception("compute_turn_rewards", counted_from=["0", "1", "the end"])
def place_instead_of_distance(turn_rewards, gamma=0.9, counted_from="0"):
    """Your code gives each reward a power of gamma by its own place, counted from the first turn or the last.

    On [0, 1, 0] with gamma=0.5 turn 1 has its reward at hand and gets 1 in full. Count from the turn that
    gets the credit.
    """
    return no_discount([gamma**n * r for n, r in zip(_places(turn_rewards, counted_from), turn_rewards, strict=True)])


@misconception("compute_turn_rewards", first=[0, 1])
def later_sum_discounted_by_place(turn_rewards, gamma=0.9, first=0):
    """Your code adds up the later rewards in full and multiplies the sum by a power of gamma of the turn's
    place.

    On [0, 1] with gamma=0.5 that turns the returns upside down. Each reward has a distance of its own.
    """
    return [gamma ** (t + first) * later for t, later in enumerate(no_discount(turn_rewards))]


@misconception("compute_turn_rewards", first=[0, 1])
def earliest_gets_most(turn_rewards, gamma=0.9, first=0):
    """Your code hands out the episode's total so that the first turn gets most and each later one less.

    With one reward at the end it is the other way round: the last turn gets all of it. "The earlier, the
    bigger" is a story that is often told about gamma; see the page on early mistakes.
    """
    return [gamma ** (t + first) * sum(turn_rewards) for t in range(len(turn_rewards))]


@misconception("compute_turn_rewards", counted_from=["0", "1", "the end"])
def own_reward_only(turn_rewards, gamma=0.9, counted_from="0"):
    """Your code multiplies each reward by a power of gamma and gives it back to the turn it came from.

    On [0, 1] turn 0 gets nothing, although a reward comes after it. A return adds up what is still to come.
    """
    return [gamma**n * float(r) for n, r in zip(_places(turn_rewards, counted_from), turn_rewards, strict=True)]


@misconception("compute_turn_rewards", counted_from=["0", "1", "the end"])
def power_in_the_walk(turn_rewards, gamma=0.9, counted_from="0"):
    """Your walk multiplies what is to come by a power of gamma that changes from turn to turn.

    The number that you carry has been discounted already: one turn further is one more gamma, at every turn.
    """
    pairs = list(zip(_places(turn_rewards, counted_from), turn_rewards, strict=True))
    return _walk(pairs, lambda pair, to_go: pair[1] + gamma ** pair[0] * to_go)


@misconception("compute_turn_rewards")
def gamma_twice(turn_rewards, gamma=0.9):
    """Your walk multiplies by gamma twice for each turn.

    On [0, 1] with gamma=0.5 turn 0 is one turn away from the reward and gets 0.5; yours is 0.25.
    """
    return compute_turn_rewards(turn_rewards, gamma**2)


@misconception("compute_turn_rewards")
def own_reward_discounted(turn_rewards, gamma=0.9):
    """Your code multiplies a turn's own reward by gamma as well, so every return is one gamma too small.

    On [1] alone the return is 1. A reward at a distance of no turns is not discounted.
    """
    return _walk(turn_rewards, lambda reward, to_go: gamma * (reward + to_go))


@misconception("compute_turn_rewards")
def reward_discounted_instead(turn_rewards, gamma=0.9):
    """Your code multiplies the turn's own reward by gamma and adds what is to come in full.

    On [0, 1] with gamma=0.5 the turn next to the reward gets all of it, the one before it half. Which of the
    two is far?
    """
    return _walk(turn_rewards, lambda reward, to_go: gamma * reward + to_go)


@misconception("compute_turn_rewards")
def powers_divided_out(turn_rewards, gamma=0.9):
    """Your code sums with the powers of gamma counted from the first turn and divides them out again
    afterwards.

    On paper that is right. But gamma=0 has nothing to divide by, and after some hundred turns a power is too
    small to be a number. The walk from the last turn needs no power and no division.
    """
    weighted = place_instead_of_distance(turn_rewards, gamma)
    return [later / gamma**t for t, later in enumerate(weighted)]


@misconception("compute_turn_rewards")
def powers_divided_out_in_arrays(turn_rewards, gamma=0.9):
    """Your code sums an array with the powers of gamma counted from the first turn and divides them out
    again.

    On paper that is right. But gamma=0 has nothing to divide by, and after some hundred turns a power is too
    small to be a number: the rest comes out as nan. The walk from the last turn needs no power and no
    division.
    """
    powers = gamma ** np.arange(len(turn_rewards), dtype=float)
    with np.errstate(all="ignore"):
        return (np.cumsum((np.array(turn_rewards, dtype=float) * powers)[::-1])[::-1] / powers).tolist()


# Which rewards are counted.


@misconception("compute_turn_rewards")
def the_rewards_themselves(turn_rewards, gamma=0.9):
    """Your code returns the rewards as they came.

    On [0, 1] turn 0 gets nothing, although a reward comes after it. A return is a turn's own reward and a
    share of what is still to come.
    """
    return list(turn_rewards)


@misconception("compute_turn_rewards")
def next_turn_only(turn_rewards, gamma=0.9):
    """Your code adds gamma times the next reward, not gamma times the next return.

    On [0, 0, 1] turn 0 gets nothing, although the reward is only two turns away. What comes after the next
    turn must get through, too.
    """
    return [reward + gamma * after for reward, after in zip(turn_rewards, [*turn_rewards[1:], 0.0], strict=True)]


@misconception("compute_turn_rewards", discounted=[True, False])
def own_reward_left_out(turn_rewards, gamma=0.9, discounted=True):
    """Your sums begin one turn too late: a turn's own reward is missing from its return.

    On [1] alone the return is 1. Is the return stored before the turn's own reward has been added?
    """
    later = [*compute_turn_rewards(turn_rewards, gamma)[1:], 0.0]
    return [(gamma if discounted else 1) * value for value in later] if turn_rewards else []


@misconception("compute_turn_rewards")
def own_reward_twice(turn_rewards, gamma=0.9):
    """Your returns hold the turn's own reward twice.

    On [1] alone the return is 1. Is it added once in the walk and once more at its end?
    """
    returns = compute_turn_rewards(turn_rewards, gamma)
    return [own + value for own, value in zip(turn_rewards, returns, strict=True)]


@misconception("compute_turn_rewards", start=["last reward", "one"])
def does_not_start_at_zero(turn_rewards, gamma=0.9, start="one"):
    """Your walk starts with something in hand, so every turn gets a share of something that never came.

    On [1] alone the return is 1. What is there to come after the last turn?
    """
    before = 1.0 if start == "one" else float(turn_rewards[-1]) if turn_rewards else 0.0
    return _walk(turn_rewards, lambda reward, to_go: reward + gamma * to_go, before)


@misconception("compute_turn_rewards", filled_with=["zero", "reward"])
def first_turn_missed(turn_rewards, gamma=0.9, filled_with="zero"):
    """Your walk stops one turn too early: the first turn never gets its return.

    All other entries are right. Check where your range ends: its stop is not included.
    """
    returns = compute_turn_rewards(turn_rewards, gamma)
    return [float(turn_rewards[0]) if filled_with == "reward" else 0.0, *returns[1:]] if returns else []


@misconception("compute_turn_rewards")
def last_turn_missed(turn_rewards, gamma=0.9):
    """Your walk leaves out the last turn: its reward reaches nobody.

    On [0, 1] both returns come out as 0. The last turn has index len(turn_rewards) - 1.
    """
    return [*compute_turn_rewards(turn_rewards[:-1], gamma), 0.0] if turn_rewards else []


@misconception("compute_turn_rewards", first=[0, 1])
def only_the_last_reward(turn_rewards, gamma=0.9, first=0):
    """Your code discounts the last reward back over the episode and drops all others.

    On [1, 0] turn 0 has a reward of its own, and yours gives it 0. A turn is paid for every reward from
    itself on.
    """
    turns = len(turn_rewards)
    return [gamma ** (turns - 1 - t + first) * float(turn_rewards[-1]) for t in range(turns)]


@misconception("compute_turn_rewards", counted=["all", "later"])
def paid_at_the_end(turn_rewards, gamma=0.9, counted="all"):
    """Your code treats the rewards as if all of them came with the last turn.

    With a single reward at the end that is the same. On [1, 0] it is not: turn 0 has its reward at hand and
    gets it in full. Each reward has a distance of its own.
    """
    turns = len(turn_rewards)
    sums = no_discount(turn_rewards) if counted == "later" else [float(sum(turn_rewards))] * turns
    return [gamma ** (turns - 1 - t) * value for t, value in enumerate(sums)]


@misconception("compute_turn_rewards")
def fresh_start_at_every_reward(turn_rewards, gamma=0.9):
    """Your walk starts afresh at every reward that is not zero, as if the episode ended there.

    On [1, 2] the second reward is for turn 0 as well. The list is one episode: only its end is an end.
    """
    return _walk(turn_rewards, lambda reward, to_go: float(reward) if reward else gamma * to_go)


@misconception("compute_turn_rewards")
def fresh_start_at_every_zero(turn_rewards, gamma=0.9):
    """Your walk drops what it carries at a turn with no reward.

    On [0, 1] turn 0 has earned nothing itself, but it led to turn 1. A reward of zero ends nothing.
    """
    return _walk(turn_rewards, lambda reward, to_go: reward + gamma * to_go if reward else 0.0)


@misconception("compute_turn_rewards")
def fresh_start_at_every_loss(turn_rewards, gamma=0.9):
    """Your walk starts afresh at a negative reward, as if the episode ended there.

    On [-1, 2] turn 0 scored badly, but what came next is its doing, too. A negative reward is added like any
    other.
    """
    return _walk(turn_rewards, lambda reward, to_go: float(reward) if reward < 0 else reward + gamma * to_go)


@misconception("compute_turn_rewards", kept=["rewards", "returns"])
def nothing_below_zero(turn_rewards, gamma=0.9, kept="rewards"):
    """Your code turns negative numbers into zero.

    On [-1] alone the return is -1. Blame is credit with a minus sign and travels back in the same way.
    """
    if kept == "rewards":
        return compute_turn_rewards([max(reward, 0) for reward in turn_rewards], gamma)
    return _walk(turn_rewards, lambda reward, to_go: max(reward + gamma * to_go, 0.0))


@misconception("compute_turn_rewards", of=["rewards", "returns"], bound=[1, 5, 10, 100, 1000])
def clipped(turn_rewards, gamma=0.9, of="returns", bound=1):
    """Your code cuts off what lies beyond some bound, such as -1 and 1, or -10 and 10.

    On [1000] alone the return is 1000. Some trainers clip their rewards; a return is the sum as it stands.
    """
    if of == "rewards":
        return compute_turn_rewards([min(max(reward, -bound), bound) for reward in turn_rewards], gamma)
    return [min(max(value, -bound), bound) for value in compute_turn_rewards(turn_rewards, gamma)]


@misconception("compute_turn_rewards")
def best_instead_of_sum(turn_rewards, gamma=0.9):
    """Your code takes the larger of a turn's own reward and what follows, where the two are to be added.

    On [1, 1] with gamma=0.5 turn 0 gets 1.5. A return is a sum.
    """
    return _walk(turn_rewards, lambda reward, to_go: float(max(reward, gamma * to_go)))


# What is done to the returns afterwards.


@misconception("compute_turn_rewards", by=["sum", "largest"])
def scaled(turn_rewards, gamma=0.9, by="sum"):
    """Your code divides the returns by one of their own numbers, their sum or the largest.

    On [2] alone the return is 2. Nothing is scaled here: a return is in the units of the rewards.
    """
    returns = compute_turn_rewards(turn_rewards, gamma)
    size = sum(returns) if by == "sum" else max(map(abs, returns), default=0)
    return [value / size for value in returns] if size else returns


@misconception("compute_turn_rewards", by=["turns", "turns left", "weights"])
def averaged(turn_rewards, gamma=0.9, by="turns"):
    """Your code makes an average of the sum: it divides by a number of turns, or by the sum of the powers of
    gamma.

    On [1, 1] with gamma=0.5 turn 0 gets 1.5, more than any single reward. A return is a sum.
    """
    turns = len(turn_rewards)
    counts = {
        "turns": [turns] * turns,
        "turns left": range(turns, 0, -1),
        "weights": compute_turn_rewards([1] * turns, gamma),
    }
    return [value / n for value, n in zip(compute_turn_rewards(turn_rewards, gamma), counts[by], strict=True)]


@misconception("compute_turn_rewards")
def baseline_subtracted(turn_rewards, gamma=0.9):
    """Your code subtracts the mean of the returns from each of them.

    On [1] alone the return is 1, and yours is 0. A baseline makes an advantage of a return; that is a later
    exercise.
    """
    returns = np.array(compute_turn_rewards(turn_rewards, gamma))
    return (returns - returns.mean()).tolist() if turn_rewards else []


@misconception("compute_turn_rewards", ddof=[0, 1])
def standardised(turn_rewards, gamma=0.9, ddof=0):
    """Your code subtracts the mean of the returns and divides by their standard deviation.

    On [0, 1] with gamma=0.5 the returns are 0.5 and 1. Many REINFORCE programs do that next; here the returns
    themselves are asked for.
    """
    returns = np.array(compute_turn_rewards(turn_rewards, gamma))
    if len(returns) < 2:
        return (returns * 0.0).tolist()
    return ((returns - returns.mean()) / (returns.std(ddof=ddof) + 1e-8)).tolist()


@misconception("compute_turn_rewards", places=[1, 2, 3, 4, 5, 6], in_the_walk=[False, True])
def rounded(turn_rewards, gamma=0.9, places=3, in_the_walk=False):
    """Your code rounds its returns.

    They look right in print, but the lesson's seven turns begin with 0.531441, and small rewards have nothing
    but small digits. Leave rounding to whoever prints.
    """
    if in_the_walk:
        return _walk(turn_rewards, lambda reward, to_go: round(reward + gamma * to_go, places))
    return [round(value, places) for value in compute_turn_rewards(turn_rewards, gamma)]


@misconception("compute_turn_rewards", below=[1e-2, 1e-3, 1e-4, 1e-6])
def small_returns_dropped(turn_rewards, gamma=0.9, below=1e-3):
    """Your code takes a small return for zero.

    On [0.0004] alone the return is 0.0004. Small is not nothing: where all rewards are small, so are all
    returns.
    """
    return _walk(turn_rewards, lambda reward, to_go: _zero_if_below(below, reward + gamma * to_go))


@misconception("compute_turn_rewards", where=["rewards", "returns", "walk"])
def whole_numbers_only(turn_rewards, gamma=0.9, where="returns"):
    """Somewhere your code turns a number into a whole one, and what stands behind the point is lost.

    On [0.5] alone the return is 0.5, and on [0, 1] with gamma=0.5 it is that for turn 0. Look for int() and
    //.
    """
    if where == "rewards":
        return compute_turn_rewards([int(reward) for reward in turn_rewards], gamma)
    if where == "walk":
        return _walk(turn_rewards, lambda reward, to_go: int(reward + gamma * to_go))
    return [int(value) for value in compute_turn_rewards(turn_rewards, gamma)]


@misconception("compute_turn_rewards", read_back=[False, True])
def array_of_the_rewards_kind(turn_rewards, gamma=0.9, read_back=False):
    """Your returns are stored in an array made in the image of the rewards, as with zeros_like or a copy.

    If all rewards are whole numbers it can hold nothing else, and what stands behind the point is lost. Make
    it an array of floats.
    """
    returns = np.zeros_like(np.array(turn_rewards))
    to_go = 0.0
    for t in reversed(range(len(turn_rewards))):
        to_go = turn_rewards[t] + gamma * to_go
        returns[t] = to_go
        to_go = returns[t] if read_back else to_go
    return returns.tolist()


# Empty lists, inputs and time.


@misconception("compute_turn_rewards", answer=["None", "[0.0]", "ValueError", "IndexError"])
def empty_list_forgotten(turn_rewards, gamma=0.9, answer="None"):
    """Your code has no right answer for an episode without turns.

    As many returns as rewards: for [] that is []. A walk over nothing gives it by itself, unless the last
    reward is looked up first.
    """
    if turn_rewards:
        return compute_turn_rewards(turn_rewards, gamma)
    if answer.endswith("Error"):
        raise {"ValueError": ValueError, "IndexError": IndexError}[answer]("no turns")
    return None if answer == "None" else [0.0]


@misconception("compute_turn_rewards", written=["over them", "onto them"])
def input_changed(turn_rewards, gamma=0.9, written="over them"):
    """Your code writes its returns into the list of rewards itself.

    Whoever called it has lost their rewards. Write into a list of your own; only then can your numbers be
    looked at.
    """
    if written == "over them":
        turn_rewards[:] = compute_turn_rewards(turn_rewards, gamma)
    for t in range(len(turn_rewards) - 1)[::-1] if written == "onto them" else ():
        turn_rewards[t] += gamma * turn_rewards[t + 1]
    return turn_rewards


@misconception("compute_turn_rewards")
def too_slow_for_many_turns(turn_rewards, gamma=0.9):
    """Your code does not finish 40,000 turns in time.

    Most often every turn adds up all later rewards anew: that is 800 million additions, and the turn after
    this one has done nearly all of that work already. A print, or anything else that takes its time at each
    turn, is slow as well.
    """
    turns = len(turn_rewards)
    return [float(sum(gamma ** (k - t) * turn_rewards[k] for k in range(t, turns))) for t in range(turns)]


@misconception("compute_turn_rewards")
def one_call_for_every_turn(turn_rewards, gamma=0.9):
    """Your function calls itself once for every turn, and Python allows only about a thousand calls inside
    each other.

    The idea is right; 40,000 turns are too deep. A loop that carries one number along does the same without
    calls.
    """

    def from_turn(t):
        if t == len(turn_rewards):
            return []
        later = from_turn(t + 1)
        later.append(turn_rewards[t] + gamma * (later[-1] if later else 0.0))
        return later

    return from_turn(0)[::-1]


def _walk(turn_rewards, step, start=0.0):
    """Walk from the last turn to the first; `step` makes a return of a reward and what is to come."""
    to_go, returns = start, []
    for reward in reversed(turn_rewards):
        to_go = step(reward, to_go)
        returns.append(to_go)
    return returns[::-1]


def _zero_if_below(bound, value):
    """Take a value for zero if its size is below `bound`."""
    return 0.0 if abs(value) < bound else value


def _places(turn_rewards, counted_from):
    """Each turn's place in the episode: counted from the first turn, with 0 or 1, or from the last."""
    turns = len(turn_rewards)
    return {"0": range(turns), "1": range(1, turns + 1), "the end": range(turns)[::-1]}[counted_from]
