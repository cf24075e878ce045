"""Wrong ideas about the worth of a visit, which visits count, the worth of the end, and what gains are held against."""

from collections import defaultdict
from statistics import fmean, median, pstdev, stdev

from group_graph import graph_step_advantages, node_values

from tutor.course.misconception import misconception


def valued(trajectories, rewards, worth, pool=fmean):
    """Return node values: `worth(steps, t, reward)` of every visit, and `pool` makes one number of a state's list."""
    visits = defaultdict(list)
    for steps, reward in zip(trajectories, rewards, strict=True):
        for t, (state, _, _) in enumerate(steps):
            visits[state].append(worth(steps, t, reward))
    return {state: pool(numbers) for state, numbers in visits.items()}


def to_go(gamma):
    """Return the right worth of a visit."""
    return lambda steps, t, reward: gamma ** (len(steps) - t) * reward


def gains(
    trajectories, rewards, values, end=lambda steps, reward, values: reward, gain=lambda here, ahead: ahead - here
):
    """Return the gains of all steps, a list for each trajectory, for some node values and an idea of the end."""
    rows = []
    for steps, reward in zip(trajectories, rewards, strict=True):
        here = [values.get(state, 0.0) for state, _, _ in steps]
        ahead = [*here[1:], end(steps, reward, values)] if steps else []
        rows.append(list(map(gain, here, ahead)))
    return rows


def centred(rows):
    """Take the mean of all numbers from each."""
    everybody = [number for row in rows for number in row]
    usual = fmean(everybody) if everybody else 0.0
    return [[number - usual for number in row] for row in rows]


def solve(trajectories, rewards, gamma, **how):
    """Return advantages that are right but for what `how` says of the gains."""
    return centred(gains(trajectories, rewards, node_values(trajectories, rewards, gamma), **how))


# --- node_values: what is a visit worth? ---


@misconception("node_values")
def end_is_one_step_nearer(trajectories, rewards, gamma):
    """Your exponents are all one too small: the state of the last step is worth the whole reward.

    That is the return of a turn, in which its own reward is included. Here a state is worth what comes of leaving
    it: from the state of the last step there is one step left to take, so gamma^1.
    """
    return valued(trajectories, rewards, lambda steps, t, reward: gamma ** (len(steps) - 1 - t) * reward)


@misconception("node_values")
def end_is_one_step_further(trajectories, rewards, gamma):
    """Your exponents are all one too large: the state of the last step is worth gamma^2 times the reward.

    From there one step is left, which makes gamma^1. Count the steps that are still to be taken, not the states.
    """
    return valued(trajectories, rewards, lambda steps, t, reward: gamma ** (len(steps) + 1 - t) * reward)


@misconception("node_values", first=[0, 1])
def counted_from_the_start(trajectories, rewards, gamma, first):
    """Your discount counts the steps from the start of the trajectory instead of those that are left.

    Then the first state is worth most and the last one least. What fades is the distance to the reward, which comes
    at the end.
    """
    return valued(trajectories, rewards, lambda steps, t, reward: gamma ** (t + first) * reward)


@misconception("node_values")
def no_discount(trajectories, rewards, gamma):
    """Your visits are worth the reward as it is; gamma is not used.

    So a state just before the end is worth as much as one that needs ten more steps. Each step that is left costs
    one factor gamma.
    """
    return valued(trajectories, rewards, lambda steps, t, reward: reward)


@misconception("node_values", fixed=[0.95, 0.9, 0.99, 0.5])
def gamma_is_fixed(trajectories, rewards, gamma, fixed):
    """Your discount is a number in the code, such as 0.95; the argument gamma is not looked at.

    G2PO's own code does that. Here gamma is the caller's choice.
    """
    return valued(trajectories, rewards, to_go(fixed))


@misconception("node_values")
def length_alone_counts(trajectories, rewards, gamma):
    """Your discount is the same for all states of a trajectory: it depends on its length alone.

    The first state is T steps away from the end and the last one 1. Which of them is t in your exponent?
    """
    return valued(trajectories, rewards, lambda steps, t, reward: gamma ** len(steps) * reward)


@misconception("node_values")
def counted_to_the_longest(trajectories, rewards, gamma):
    """Your steps left are counted to the end of the longest trajectory of the group, as in a padded table.

    A short trajectory got its reward when it ended, and nothing was left after that. Count with each trajectory's
    own length.
    """
    longest = max(map(len, trajectories), default=0)
    return valued(trajectories, rewards, lambda steps, t, reward: gamma ** (longest - t) * reward)


@misconception("node_values")
def looked_up_by_its_step(trajectories, rewards, gamma):
    """Your step's place is looked up with index(), which finds the first of equal steps.

    A step that comes twice in one trajectory then has the same distance twice. Count along as you walk.
    """
    return valued(
        trajectories, rewards, lambda steps, t, reward: gamma ** (len(steps) - steps.index(steps[t])) * reward
    )


@misconception("node_values", level=[0.5, 0, 5])
def won_or_lost(trajectories, rewards, gamma, level):
    """Your rewards become 1 for a success and 0 for anything else before they are discounted.

    What counts as a success, and how much, is for the caller to say: a reward may be graded, 10, or below zero. Use
    it as it is.
    """
    return valued(
        trajectories, rewards, lambda steps, t, reward: gamma ** (len(steps) - t) * (1.0 if reward > level else 0.0)
    )


@misconception("node_values")
def reward_of_the_first_equal_trajectory(trajectories, rewards, gamma):
    """Your code finds a trajectory's reward with index(), which finds the first of equal trajectories.

    Two trajectories may take exactly the same steps and earn different rewards. Walk trajectories and rewards side by
    side, as zip does.
    """
    looked_up = [rewards[trajectories.index(steps)] for steps in trajectories]
    return node_values(trajectories, looked_up, gamma)


@misconception("node_values")
def negative_rewards_are_zero(trajectories, rewards, gamma):
    """Your values never go below 0: negative rewards count as nothing.

    A state from which one loses 1 is worse than one from which nothing comes. Use the reward as it is.
    """
    return valued(trajectories, rewards, lambda steps, t, reward: gamma ** (len(steps) - t) * max(reward, 0))


@misconception("node_values")
def share_of_the_reward(trajectories, rewards, gamma):
    """Your rewards are divided by the number of steps before they are discounted.

    The reward is not paid out in parts: every state on the way sees the whole of it, only from further away.
    """
    return valued(trajectories, rewards, lambda steps, t, reward: gamma ** (len(steps) - t) * reward / len(steps))


# --- node_values: which visits count? ---


@misconception("node_values", which=["first", "last"])
def one_visit_a_trajectory(trajectories, rewards, gamma, which):
    """Your mean counts one visit for each trajectory, its first or its last; it came by more often.

    A loop passes a state at two distances from the end, and both are visits. (For the edges of SALT it was one
    voice; here every visit is a measurement.)
    """
    visits = defaultdict(list)
    for steps, reward in zip(trajectories, rewards, strict=True):
        seen = {}
        for t, (state, _, _) in enumerate(steps):
            if which == "last" or state not in seen:
                seen[state] = gamma ** (len(steps) - t) * reward
        for state, worth in seen.items():
            visits[state].append(worth)
    return {state: fmean(numbers) for state, numbers in visits.items()}


@misconception("node_values")
def equal_steps_count_once(trajectories, rewards, gamma):
    """Your visits lose those that repeat a step of the same trajectory, as in a set or a dict of steps.

    The same step taken twice is two visits of its state, at two distances from the end.
    """
    visits = defaultdict(list)
    for steps, reward in zip(trajectories, rewards, strict=True):
        places = {step: t for t, step in enumerate(steps)}
        for (state, _, _), t in places.items():
            visits[state].append(gamma ** (len(steps) - t) * reward)
    return {state: fmean(numbers) for state, numbers in visits.items()}


@misconception("node_values")
def equal_visits_count_once(trajectories, rewards, gamma):
    """Your visits of a state are a set of numbers, in which equal ones are kept once.

    Two visits that are worth 0 are two failures, and both pull the mean down. Collect the visits in a list.
    """
    return valued(trajectories, rewards, to_go(gamma), pool=lambda numbers: fmean(set(numbers)))


@misconception("node_values")
def mean_of_means(trajectories, rewards, gamma):
    """Your values average each trajectory's visits first, and those means afterwards.

    So a visit weighs less when its trajectory came by more often. All visits of a state are one list, with one mean.
    """
    means = [valued([steps], [reward], to_go(gamma)) for steps, reward in zip(trajectories, rewards, strict=True)]
    states = dict.fromkeys(state for values in means for state in values)
    return {state: fmean([values[state] for values in means if state in values]) for state in states}


@misconception("node_values", which=["last", "first"])
def one_visit_in_all(trajectories, rewards, gamma, which):
    """Your states keep one visit only, the last one or the first one that came along.

    A dict holds one value for a key. Let it hold a list, and average at the end.
    """
    pick = {"last": lambda numbers: numbers[-1], "first": lambda numbers: numbers[0]}[which]
    return valued(trajectories, rewards, to_go(gamma), pool=pick)


@misconception("node_values")
def half_and_half(trajectories, rewards, gamma):
    """Your states take half of the old value and half of the new one, each time somebody comes by.

    For two visits that is the mean; for three, the last one weighs as much as the first two. Average once, at the
    end.
    """

    def halves(numbers):
        value = numbers[0]
        for number in numbers[1:]:
            value = (value + number) / 2
        return value

    return valued(trajectories, rewards, to_go(gamma), pool=halves)


@misconception("node_values")
def visits_are_summed(trajectories, rewards, gamma):
    """Your values are sums over the visits, so a busy state is worth more than a quiet one.

    Divide by the number of visits: a state is worth what a visit is worth on average.
    """
    return valued(trajectories, rewards, to_go(gamma), pool=sum)


@misconception("node_values", by=["trajectories", "passers"])
def divided_by_trajectories(trajectories, rewards, gamma, by):
    """Your sums are divided by a number of trajectories, not by the number of visits.

    Who never came by has nothing to say about a state, and who came twice was measured twice. Divide by the visits
    that were added up.
    """
    sums = valued(trajectories, rewards, to_go(gamma), pool=sum)
    passers = {state: sum(any(state == step[0] for step in steps) for steps in trajectories) for state in sums}
    return {
        state: total / (len(trajectories) if by == "trajectories" else passers[state]) for state, total in sums.items()
    }


@misconception("node_values", pick=["max", "min"])
def best_or_worst_visit(trajectories, rewards, gamma, pick):
    """Your values are the best (or the worst) visit of each state.

    What could come of a state is not what does come of it: one lucky trajectory is not to speak for all. The mean
    is asked for.
    """
    return valued(trajectories, rewards, to_go(gamma), pool={"max": max, "min": min}[pick])


@misconception("node_values")
def middle_instead_of_mean(trajectories, rewards, gamma):
    """Your values are the median of the visits.

    If two of three failed, the median says that nothing comes of the state. The mean is asked for.
    """
    return valued(trajectories, rewards, to_go(gamma), pool=median)


@misconception(
    "node_values", counts=["rewards that are not 0", "positive rewards"], without_success=["zero", "no entry"]
)
def only_successes_count(trajectories, rewards, gamma, counts, without_success="zero"):
    """Your means leave out the trajectories that failed.

    Then every state looks as if nothing could go wrong there. A failure is a visit worth 0, and it pulls the mean
    down.
    """
    visits = defaultdict(list)
    for steps, reward in zip(trajectories, rewards, strict=True):
        for t, (state, _, _) in enumerate(steps):
            if reward > 0 or (reward and counts == "rewards that are not 0"):
                visits[state].append(gamma ** (len(steps) - t) * reward)
            elif without_success == "zero":
                visits[state] += []
    return {state: fmean(numbers or [0.0]) for state, numbers in visits.items()}


@misconception("node_values")
def end_is_a_visit(trajectories, rewards, gamma):
    """Your states are also visited by those who end in them, with the whole reward.

    The end is no state that somebody can go on from. Only a state in which a step is taken is visited: a trajectory
    that is given up in s1 says nothing of what one can still do there.
    """
    visits = defaultdict(list)
    for steps, reward in zip(trajectories, rewards, strict=True):
        for t, state in enumerate([*(step[0] for step in steps), *(step[2] for step in steps[-1:])]):
            visits[state].append(gamma ** (len(steps) - t) * reward)
    return {state: fmean(numbers) for state, numbers in visits.items()}


@misconception("node_values")
def next_state_is_the_node(trajectories, rewards, gamma):
    """Your values are those of the next states: the number of each step goes to where it leads.

    A visit belongs to the state in which the step is taken, the first of its three parts.
    """
    visits = defaultdict(list)
    for steps, reward in zip(trajectories, rewards, strict=True):
        for t, (_, _, state) in enumerate(steps):
            visits[state].append(gamma ** (len(steps) - t) * reward)
    return {state: fmean(numbers) for state, numbers in visits.items()}


def followers(trajectories, rewards):
    """Return for every state what followed each visit: the name of the next state, or the reward at the end."""
    after = defaultdict(list)
    for steps, reward in zip(trajectories, rewards, strict=True):
        for t, (state, _, _) in enumerate(steps):
            after[state].append(steps[t + 1][0] if t + 1 < len(steps) else reward)
    return after


TIDY = {"lower": str.lower, "strip": str.strip, "both": lambda name: name.strip().lower()}


@misconception("node_values", how=["lower", "strip", "both"])
def names_are_tidied(trajectories, rewards, gamma, how):
    """Your states are tidied up before they are compared, for capitals or for spaces.

    Whether "Cart" and "cart" are one state is for those to say who recorded them. Texts that differ are different
    here.
    """
    tidy = [[tuple(map(TIDY[how], step)) for step in steps] for steps in trajectories]
    return node_values(tidy, rewards, gamma)


@misconception("node_values", way=["rounds", "recursion"])
def values_from_the_next_state(trajectories, rewards, gamma, way):
    """Your values are gamma times the mean of the values of the next states (Bellman's equation on the graph).

    That is a good idea, and another method: GRAFT's. Where trajectories meet, it lets one inherit what the others
    found later, and in a loop a function that calls itself never ends. Here a visit is worth what its own
    trajectory earned.
    """
    after = followers(trajectories, rewards)

    def value(state):
        return gamma * fmean([value(next_) if isinstance(next_, str) else next_ for next_ in after[state]])

    if way == "recursion":
        return {state: value(state) for state in after}
    values = dict.fromkeys(after, 0.0)
    for _ in range(200):
        values = {
            state: gamma * fmean([values[next_] if isinstance(next_, str) else next_ for next_ in numbers])
            for state, numbers in after.items()
        }
    return values


# --- node_values: the answer ---


@misconception("node_values", key=["state and action", "steps"])
def values_of_moves(trajectories, rewards, gamma, key):
    """Your values are kept for a state and an action together, or for whole steps.

    What is worth something here is the state alone, whatever was done in it. The keys of the answer are the states'
    names.
    """
    visits = defaultdict(list)
    for steps, reward in zip(trajectories, rewards, strict=True):
        for t, step in enumerate(steps):
            visits[step if key == "steps" else step[:2]].append(gamma ** (len(steps) - t) * reward)
    return {state: fmean(numbers) for state, numbers in visits.items()}


@misconception("node_values")
def visits_not_averaged(trajectories, rewards, gamma):
    """Your function returns the lists of what the visits were worth.

    One step is missing: the mean of each list.
    """
    return valued(trajectories, rewards, to_go(gamma), pool=list)


@misconception("node_values")
def a_value_for_every_step(trajectories, rewards, gamma):
    """Your function returns lists of numbers, one for each step.

    A state's value is the same wherever it comes up. Return a dict from the states' names to their values.
    """
    values = node_values(trajectories, rewards, gamma)
    return [[values[state] for state, _, _ in steps] for steps in trajectories]


@misconception("node_values", places=[1, 2, 3, 4])
def values_are_rounded(trajectories, rewards, gamma, places):
    """Your values are rounded.

    A reward of 1 seen from five steps away is a small number, and differences of such numbers are what comes next.
    Keep all digits.
    """
    return {state: round(value, places) for state, value in node_values(trajectories, rewards, gamma).items()}


# --- graph_step_advantages: the values below ---


WRONG_VALUES = [
    "end_is_one_step_nearer",
    "end_is_one_step_further",
    "no_discount",
    "length_alone_counts",
    "counted_to_the_longest",
    "looked_up_by_its_step",
    "mean_of_means",
    "half_and_half",
    "visits_are_summed",
    "middle_instead_of_mean",
    "end_is_a_visit",
    "negative_rewards_are_zero",
    "share_of_the_reward",
    "equal_steps_count_once",
    "values_from_the_next_state rounds",
    "counted_from_the_start 0",
    "counted_from_the_start 1",
    "gamma_is_fixed 0.95",
    "one_visit_a_trajectory first",
    "one_visit_a_trajectory last",
    "one_visit_in_all first",
    "one_visit_in_all last",
    "equal_visits_count_once",
    "divided_by_trajectories trajectories",
    "divided_by_trajectories passers",
    "best_or_worst_visit max",
    "best_or_worst_visit min",
    "only_successes_count positive rewards",
]


@misconception("graph_step_advantages", idea=WRONG_VALUES)
def values_below_are_wrong(trajectories, rewards, gamma, idea):
    """Your steps are computed as they should be, but the values of the states under them are not right.

    Mend node_values first; if this function has values of its own, let it call node_values instead.
    """
    name, _, variant = idea.partition(" ")
    of = {"0": 0, "1": 1, "0.95": 0.95}.get(variant, variant)
    values = globals()[name](trajectories, rewards, gamma, *([of] if variant else []))
    return centred(gains(trajectories, rewards, values))


# --- graph_step_advantages: the end ---


@misconception("graph_step_advantages")
def end_looked_up_as_a_state(trajectories, rewards, gamma):
    """Your last step is worth what its next state is worth to others, where the graph knows that state.

    Nobody goes on from there: the trajectory is over, and what it leads to is worth its reward. The other
    trajectories that passed that state cannot help.
    """
    return solve(trajectories, rewards, gamma, end=lambda steps, reward, values: values.get(steps[-1][2], reward))


@misconception("graph_step_advantages")
def end_looked_up_or_nothing(trajectories, rewards, gamma):
    """Your last step takes the value of its next state, and 0 if the graph does not know that state.

    So a success is worth nothing in the step that brings it about. Behind the last step is the end, and that is
    worth the reward.
    """
    return solve(trajectories, rewards, gamma, end=lambda steps, reward, values: values.get(steps[-1][2], 0.0))


@misconception("graph_step_advantages")
def end_is_not_in_the_values(trajectories, rewards, gamma):
    """Your last step looks its next state up in the node values, and it need not be there.

    Nobody took a step in it, so it has no value. Behind the last step is the end, and that is worth the reward.
    """
    return solve(trajectories, rewards, gamma, end=lambda steps, reward, values: values[steps[-1][2]])


@misconception("graph_step_advantages")
def end_is_worth_nothing(trajectories, rewards, gamma):
    """Your last step leads to a value of 0, so the step that wins loses all that its state was worth.

    Behind the last step is the end, and the end is worth the reward of the trajectory.
    """
    return solve(trajectories, rewards, gamma, end=lambda steps, reward, values: 0.0)


@misconception("graph_step_advantages")
def end_gains_nothing(trajectories, rewards, gamma):
    """Your last step gains nothing, as if there were no next value to compare with.

    There is one: the end, which is worth the reward. In the example, the last step of the winner gains 8 - 2.
    """
    return solve(trajectories, rewards, gamma, end=lambda steps, reward, values: values[steps[-1][0]])


@misconception("graph_step_advantages", by=["step", "state", "next state"])
def end_found_by_comparing(trajectories, rewards, gamma, by):
    """Your code takes a step for the last one if it looks like the last one.

    In a loop the same step comes earlier as well, and then the end is paid there, too. The last step is the one at
    the last place: count along as you walk.
    """
    values = node_values(trajectories, rewards, gamma)
    part = {"step": slice(3), "state": slice(1), "next state": slice(2, 3)}[by]
    rows = [
        [(reward if step[part] == steps[-1][part] else values[step[2]]) - values[step[0]] for step in steps]
        for steps, reward in zip(trajectories, rewards, strict=True)
    ]
    return centred(rows)


@misconception("graph_step_advantages", success=[10, 1])
def success_is_a_constant(trajectories, rewards, gamma, success):
    """Your end is worth something only if the reward is one certain number, such as 10 or 1.

    With any other scale a success counts as a failure, and the step that wins is blamed. The end is worth the
    reward, whatever the caller calls a success.
    """
    return solve(trajectories, rewards, gamma, end=lambda steps, reward, values: reward if reward == success else 0.0)


@misconception("graph_step_advantages", success=[10.0, 1.0])
def success_is_rescaled(trajectories, rewards, gamma, success):
    """Your end is worth a fixed number for any reward above 0, and nothing for the others.

    Rewards may be graded or negative, and the values of the states are made of them as they are. So must the end
    be.
    """
    return solve(trajectories, rewards, gamma, end=lambda steps, reward, values: success if reward > 0 else 0.0)


@misconception("graph_step_advantages")
def end_is_discounted(trajectories, rewards, gamma):
    """Your end is worth gamma times the reward, so it is worth the same as the state before it.

    At the end nothing is left to be done: no step, no discount. The state of the last step is one step away from
    it.
    """
    return solve(trajectories, rewards, gamma, end=lambda steps, reward, values: gamma * reward)


# --- graph_step_advantages: the gain ---


@misconception("graph_step_advantages")
def gamma_in_the_gain(trajectories, rewards, gamma):
    """Your gain discounts the next value: gamma V(next) - V(state), as a TD error does.

    GRAFT does it that way. Here the gain is the plain difference of two values, and the discount is in the values.
    """
    return solve(trajectories, rewards, gamma, gain=lambda here, ahead: gamma * ahead - here)


@misconception("graph_step_advantages")
def loss_for_gain(trajectories, rewards, gamma):
    """Your differences have the wrong sign: the state's value less the next one's.

    Coming to a better state is a gain: V(next) - V(state).
    """
    return solve(trajectories, rewards, gamma, gain=lambda here, ahead: here - ahead)


@misconception("graph_step_advantages")
def next_value_alone(trajectories, rewards, gamma):
    """Your steps are credited with the value of where they lead; what they started from is not taken off.

    Then every step near a success looks good, even one that leads away from it. A gain is the difference of two
    values.
    """
    return solve(trajectories, rewards, gamma, gain=lambda here, ahead: ahead)


@misconception("graph_step_advantages")
def own_value_alone(trajectories, rewards, gamma):
    """Your steps are credited with the value of the state that they start in, which no step can help.

    What counts is the change: the value of where it leads, less that of where it starts.
    """
    return solve(trajectories, rewards, gamma, gain=lambda here, ahead: here)


@misconception("graph_step_advantages")
def ratio_for_difference(trajectories, rewards, gamma):
    """Your gain is the share by which the value grows: (V(next) - V(state)) / V(state).

    From a state worth 0 nothing could be gained then, and from one worth little everything is gigantic. The gain is
    the plain difference.
    """
    return solve(trajectories, rewards, gamma, gain=lambda here, ahead: (ahead - here) / here if here else 0.0)


@misconception("graph_step_advantages")
def own_luck_ahead(trajectories, rewards, gamma):
    """Your next value is what this one trajectory earned from there, not what the next state is worth to all.

    That is the return of GiGPO, and the luck of one. Look the next state up in the node values.
    """
    values = node_values(trajectories, rewards, gamma)
    return centred(
        [
            [gamma ** (len(steps) - 1 - t) * reward - values[state] for t, (state, _, _) in enumerate(steps)]
            for steps, reward in zip(trajectories, rewards, strict=True)
        ]
    )


@misconception("graph_step_advantages", values=["of each trajectory", "of each visit"])
def nothing_is_merged(trajectories, rewards, gamma, values):
    """Your values come from each trajectory alone, so nobody learns anything from the others.

    Then all steps of a failure gain the same nothing. The states of all trajectories are merged before anything is
    valued: call node_values once, for the whole group.
    """
    rows = []
    for steps, reward in zip(trajectories, rewards, strict=True):
        if values == "of each visit":
            rows.append([gamma ** (len(steps) - 1 - t) * reward * (1 - gamma) for t in range(len(steps))])
        else:
            rows += gains([steps], [reward], node_values([steps], [reward], gamma))
    return centred(rows)


# --- graph_step_advantages: what a gain is held against ---


@misconception("graph_step_advantages")
def not_centred(trajectories, rewards, gamma):
    """Your answer is the gains themselves; the mean gain of all steps is not taken off.

    Nearly every step gains a little, since the end comes nearer. What counts is who gains more than usual.
    """
    return gains(trajectories, rewards, node_values(trajectories, rewards, gamma))


@misconception("graph_step_advantages")
def centred_in_each_trajectory(trajectories, rewards, gamma):
    """Your gains have the mean of their own trajectory taken off, so each trajectory adds up to 0.

    Then a failure is praised and blamed as much as a success. One mean, that of all steps of all trajectories, is
    taken from all.
    """
    rows = gains(trajectories, rewards, node_values(trajectories, rewards, gamma))
    return [[number - fmean(row) for number in row] for row in rows]


@misconception("graph_step_advantages")
def centred_at_each_state(trajectories, rewards, gamma):
    """Your gains are compared among the steps of one state only, and a step without company gets 0.

    G2PO's code has that comparison, too, as the other half of its step advantage. Here each gain is held against
    the mean of all steps, whatever state they were taken in.
    """
    rows = gains(trajectories, rewards, node_values(trajectories, rewards, gamma))
    at = defaultdict(list)
    for steps, row in zip(trajectories, rows, strict=True):
        for (state, _, _), gain in zip(steps, row, strict=True):
            at[state].append(gain)
    return [
        [gain - fmean(at[state]) for (state, _, _), gain in zip(steps, row, strict=True)]
        for steps, row in zip(trajectories, rows, strict=True)
    ]


@misconception("graph_step_advantages")
def both_halves_of_the_code(trajectories, rewards, gamma):
    """Your advantages have a second part: where a step leads, compared with the other steps of the same state.

    G2PO's code adds the two, and so you may when you train. This exercise is about the gains alone.
    """
    plain = centred_at_each_state(trajectories, rewards, gamma)
    usual = graph_step_advantages(trajectories, rewards, gamma)
    return [[a + b for a, b in zip(left, right, strict=True)] for left, right in zip(plain, usual, strict=True)]


@misconception("graph_step_advantages")
def each_step_once_in_the_mean(trajectories, rewards, gamma):
    """Your mean counts equal steps once, as in a set; they were taken more often.

    The mean is over all steps that were taken, as many as there are numbers in the answer.
    """
    rows = gains(trajectories, rewards, node_values(trajectories, rewards, gamma))
    once = {
        step: gain for steps, row in zip(trajectories, rows, strict=True) for step, gain in zip(steps, row, strict=True)
    }
    usual = fmean(once.values()) if once else 0.0
    return [[number - usual for number in row] for row in rows]


@misconception("graph_step_advantages")
def mean_of_the_means(trajectories, rewards, gamma):
    """Your usual gain is the mean of the trajectories' means, so a step of a short one weighs more.

    All steps are one list here, with one mean.
    """
    rows = gains(trajectories, rewards, node_values(trajectories, rewards, gamma))
    means = [fmean(row) for row in rows if row]
    usual = fmean(means) if means else 0.0
    return [[number - usual for number in row] for row in rows]


@misconception("graph_step_advantages")
def divided_by_trajectories_again(trajectories, rewards, gamma):
    """Your usual gain is the sum of all gains, divided by the number of trajectories.

    Divide by what was added up: the number of steps.
    """
    rows = gains(trajectories, rewards, node_values(trajectories, rewards, gamma))
    usual = sum(map(sum, rows)) / max(len(rows), 1)
    return [[number - usual for number in row] for row in rows]


@misconception("graph_step_advantages", spread=["population", "sample"])
def divided_by_the_spread(trajectories, rewards, gamma, spread):
    """Your gains are divided by their standard deviation as well.

    G2PO can be run like that. Here only the mean is taken off: twice the reward gives twice the advantages.
    """
    rows = solve(trajectories, rewards, gamma)
    everybody = [number for row in rows for number in row]
    of = stdev if spread == "sample" else pstdev
    deviation = of(everybody) if len(everybody) > 1 else 0.0
    return [[number / deviation if deviation > 1e-9 else 0.0 for number in row] for row in rows]


@misconception("graph_step_advantages", step_weight=["plus", "alone"])
def trajectory_in_it(trajectories, rewards, gamma, step_weight):
    """Your steps get what their whole trajectory is better than the group: its reward less the mean reward.

    G2PO adds that to the step advantage at the very end. Here it is the steps alone.
    """
    plain = solve(trajectories, rewards, gamma)
    usual = fmean(rewards) if rewards else 0.0
    return [
        [reward - usual + (number if step_weight == "plus" else 0.0) for number in row]
        for row, reward in zip(plain, rewards, strict=True)
    ]


# --- graph_step_advantages: the answer ---


@misconception("graph_step_advantages", places=[1, 2, 3, 4])
def advantages_are_rounded(trajectories, rewards, gamma, places):
    """Your advantages are rounded.

    The answer keeps all of its digits; leave rounding to whoever prints.
    """
    return [[round(number, places) for number in row] for row in solve(trajectories, rewards, gamma)]


@misconception("graph_step_advantages")
def last_step_is_left_out(trajectories, rewards, gamma):
    """Your answer has no number for the last step of a trajectory.

    Between T states there are T - 1 differences, but there is the end as well: behind the last state it stands, and
    it is worth the reward.
    """
    rows = gains(trajectories, rewards, node_values(trajectories, rewards, gamma))
    return centred([row[:-1] for row in rows])


@misconception("graph_step_advantages")
def one_list_for_all(trajectories, rewards, gamma):
    """Your answer is one long list: the steps of all trajectories, one after the other.

    The answer has the shape of the question, a list for each trajectory with a number for each of its steps.
    """
    return [number for row in solve(trajectories, rewards, gamma) for number in row]


@misconception("graph_step_advantages")
def empty_trajectory_is_dropped(trajectories, rewards, gamma):
    """Your answer leaves out the trajectories that have no steps.

    Then all those after it stand in the wrong place. An empty trajectory has an empty list in the answer.
    """
    return [row for row in solve(trajectories, rewards, gamma) if row]


@misconception("graph_step_advantages", answer=["no mean", "[]"])
def no_steps_forgotten(trajectories, rewards, gamma, answer):
    """Your function has no answer, or `[]` alone, for a group without a single step.

    There is no mean of nothing, and there is nothing to take it from: the answer is an empty list for each
    trajectory.
    """
    if any(trajectories):
        return solve(trajectories, rewards, gamma)
    return [] if answer == "[]" else [fmean([])]
