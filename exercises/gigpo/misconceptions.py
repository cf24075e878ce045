"""Wrong ideas about step_returns and gigpo_advantages, as people write them.

Most are `assembled` from the solution's parts with one part replaced.
"""

import difflib
import math
import statistics
from collections import defaultdict

from gigpo import gigpo_advantages, relative_to_group, step_returns

from tutor.course.misconception import misconception


def right(values, mode):
    """Relate the values of one group to each other, as the solution does."""
    return relative_to_group(values, mode)


def assembled(
    episode_rewards,
    step_rewards,
    anchor_obs,
    gamma=0.95,
    step_weight=1.0,
    mode="mean_norm",
    returns=step_returns,
    episodes=right,
    steps=right,
    key=lambda i, t, states: states[i][t],
    joined=lambda whole, step, weight: whole + weight * step,
):
    """Return the answer with some of its parts replaced.

    `episodes` and `steps` relate the values of a group to each other; `key` says which steps are one group.
    """
    values = [returns(rewards, gamma) for rewards in step_rewards]
    of_steps = over_groups(values, grouped(anchor_obs, key), lambda group, numbers: steps(numbers, mode))
    of_rollouts = episodes(episode_rewards, mode)
    return [
        [joined(whole, step, step_weight) for step in parts] for whole, parts in zip(of_rollouts, of_steps, strict=True)
    ]


def grouped(anchor_obs, key=lambda i, t, states: states[i][t]):
    """Return the groups of steps, as lists of (rollout, step)."""
    groups = defaultdict(list)
    for i, states in enumerate(anchor_obs):
        for t in range(len(states)):
            groups[key(i, t, anchor_obs)].append((i, t))
    return list(groups.values())


def over_groups(values, groups, relate):
    """Return what `relate(group, its values)` says of every step, in the shape of `values`."""
    answer = [[0.0] * len(row) for row in values]
    for group in groups:
        for (i, t), number in zip(group, relate(group, [values[i][t] for i, t in group]), strict=True):
            answer[i][t] = number
    return answer


def joint(episode_rewards, of_steps, step_weight, mode):
    """Return the answer for steps' parts that are there already."""
    of_rollouts = relative_to_group(episode_rewards, mode)
    return [[whole + step_weight * step for step in steps] for whole, steps in zip(of_rollouts, of_steps, strict=True)]


def spread_of(values, ddof=0):
    """Return the standard deviation of values, exactly 0 where they are all equal."""
    if min(values) == max(values):
        return 0.0
    return computed_spread(values, ddof)


def computed_spread(values, ddof=0):
    """Return the standard deviation of values, with the rounding that equal ones have."""
    mean = sum(values) / len(values)
    return math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - ddof))


# --- step_returns ---


@misconception("step_returns", discounted=[True, False])
def walks_forward(rewards, gamma, discounted):
    """Your code walks from the first step to the last, so a step is paid for what happened before it. On [0, 1] step
    0 gets nothing, although the reward came after it. Which step knows all that is still to come?"""
    return step_returns(rewards[::-1], gamma if discounted else 1)[::-1]


@misconception("step_returns")
def own_reward_only(rewards, gamma):
    """Your code gives every step its own reward and nothing of what came later. On [0, 1] step 0 gets 0, but it led to
    the reward: it gets gamma times 1."""
    return list(rewards)


@misconception("step_returns")
def no_discount(rewards, gamma):
    """Your code adds up all later rewards in full, and gamma never enters. On [0, 1] with gamma 0.5 step 0 is one
    step away from the reward and gets half of it."""
    return step_returns(rewards, 1)


@misconception("step_returns", fixed=[0.95, 0.9])
def fixed_gamma(rewards, gamma, fixed):
    """Your code discounts with a number of its own, whatever gamma it is given. On [0, 1] with gamma 0.5 step 0 gets
    0.5. Look for a number in your code where the argument should be."""
    return step_returns(rewards, fixed)


@misconception("step_returns")
def discounted_by_place(rewards, gamma):
    """Your code gives each reward a power of gamma by its place in the rollout. On [0, 1] with gamma 0.5 step 1 has
    its reward at hand and gets all of it. Count the steps between the two, not from the start."""
    return step_returns([gamma**t * reward for t, reward in enumerate(rewards)], 1)


@misconception("step_returns")
def one_gamma_too_many(rewards, gamma):
    """Your code multiplies a step's own reward by gamma as well, so every return is one gamma too small. A reward at
    a distance of no steps is not discounted: [4] with gamma 0.5 gives [4]."""
    return [gamma * value for value in step_returns(rewards, gamma)]


@misconception("step_returns")
def last_step_first(rewards, gamma):
    """Your returns are right, but they come out last step first. On [0, 0, 0, 4] the largest belongs to the last
    step. Look at the order in which your walk collects them."""
    return step_returns(rewards, gamma)[::-1]


@misconception("step_returns", discounted=[True, False])
def total_for_every_step(rewards, gamma, discounted):
    """Your code works out one total for the rollout and gives it to every step. On [0, 1] the last step stands next
    to the reward, the first a step away: their returns differ."""
    return step_returns(rewards, gamma if discounted else 1)[:1] * len(rewards)


@misconception("step_returns", answer=["None", "[0]", "IndexError"])
def no_steps_forgotten(rewards, gamma, answer):
    """Your code has no right answer for a rollout without steps: no steps, no returns, so [] gives []. A walk over
    nothing gives that by itself, unless the last reward is looked up first."""
    if not rewards and answer == "IndexError":
        raise IndexError("no steps")
    return step_returns(rewards, gamma) if rewards else {"None": None, "[0]": [0.0]}[answer]


@misconception("step_returns", cut=["each step", "at the end"])
def whole_returns(rewards, gamma, cut):
    """Your returns are whole numbers: they stand in an array that was made for integer rewards, as np.zeros_like or
    np.array make it, and such an array cuts off what follows the point. Make it with dtype=float."""
    if any(not isinstance(reward, int) for reward in rewards):
        return step_returns(rewards, gamma)
    if cut == "at the end":
        return [int(value) for value in step_returns(rewards, gamma)]
    return [int(value) for value in with_each_cut(rewards, gamma)]


def with_each_cut(rewards, gamma):
    """Return the returns as an array of integers holds them, in which they were added up."""
    values = list(rewards)
    for t in reversed(range(len(values) - 1)):
        values[t] = int(values[t] + gamma * values[t + 1])
    return values


@misconception("step_returns", places=[0, 1, 2, 3, 4, 6])
def rounded_returns(rewards, gamma, places):
    """Your returns are rounded. A reward that is far away leaves a small return, and no digit of it is too many: leave
    the numbers as they are."""
    return [round(value, places) for value in step_returns(rewards, gamma)]


@misconception("step_returns", fails=["nan", "ZeroDivisionError"])
def powers_divided_out(rewards, gamma, fails):
    """Your code has no right answer for gamma 0. It multiplies by powers of gamma and divides them out again, and 0 to
    the power of t is 0. (With small gammas and long rollouts it comes to the same.) A walk from the end divides by
    nothing."""
    if gamma or len(rewards) < 2:
        return step_returns(rewards, gamma)
    return [rewards[0], *(math.nan if fails == "nan" else 1 / 0 for _ in rewards[1:])]


@misconception("step_returns", default=[0.95, 1])
def gamma_zero_replaced(rewards, gamma, default):
    """Your code takes gamma 0 for no gamma at all and puts another number in its place. `gamma or 0.95` does that, for
    0 counts as false. With gamma 0 a return is the step's own reward."""
    return step_returns(rewards, gamma or default)


# --- gigpo_advantages: which parts there are ---


@misconception("gigpo_advantages")
def episode_part_only(episode_rewards, step_rewards, anchor_obs, **options):
    """Your steps get what their rollout got, and no more: that is GRPO. In the three rollouts of the lesson the click
    on the jug then is worth as much as the click on the mug after it. The second comparison, by state, is missing."""
    return assembled(episode_rewards, step_rewards, anchor_obs, **options, joined=lambda whole, step, weight: whole)


@misconception("gigpo_advantages", weighted=[True, False])
def step_part_only(episode_rewards, step_rewards, anchor_obs, weighted, **options):
    """Your steps are compared by state, but the rollouts are not compared as wholes. A state that nobody else saw then
    gives 0, also in a rollout that won where the others lost. Add what the rollout got."""
    return assembled(
        episode_rewards, step_rewards, anchor_obs, **options,
        joined=lambda whole, step, weight: weight * step if weighted else step,
    )  # fmt: skip


@misconception("gigpo_advantages")
def lone_state_gets_nothing(episode_rewards, step_rewards, anchor_obs, **options):
    """Your code gives 0 to a step whose state nobody else saw. Only its second part is 0: there was nobody to compare
    it with. What its rollout got still holds for it, so a winner's lone steps are praised."""
    answer = gigpo_advantages(episode_rewards, step_rewards, anchor_obs, **options)
    alone = {group[0] for group in grouped(anchor_obs) if len(group) == 1}
    return [[0.0 if (i, t) in alone else x for t, x in enumerate(row)] for i, row in enumerate(answer)]


@misconception("gigpo_advantages")
def one_number_a_rollout(episode_rewards, step_rewards, anchor_obs, **options):
    """Your code returns one number for each rollout. GiGPO has one for each step: a list for every rollout, as long as
    the rollout."""
    return relative_to_group(episode_rewards, options.get("mode", "mean_norm"))


@misconception("gigpo_advantages")
def one_long_list(episode_rewards, step_rewards, anchor_obs, **options):
    """Your numbers stand in one long list. The answer has a list for each rollout, with a number for each of its
    steps, as step_rewards has: the caller must know whose step is whose."""
    return [x for row in gigpo_advantages(episode_rewards, step_rewards, anchor_obs, **options) for x in row]


# --- what is compared ---


@misconception("gigpo_advantages")
def immediate_rewards(episode_rewards, step_rewards, anchor_obs, **options):
    """Within a state you compare the rewards of the steps themselves. Most of those are 0, for a good step and a bad
    one. Compare the returns: on the lesson's results page the two clicks on the mug earn nothing at once and much
    later."""
    return assembled(episode_rewards, step_rewards, anchor_obs, **options, returns=lambda rewards, gamma: rewards)


@misconception("gigpo_advantages", total=["sum", "discounted"])
def total_instead_of_return(episode_rewards, step_rewards, anchor_obs, total, **options):
    """Within a state you compare what the whole rollouts earned, so two visits by one rollout look alike. Compare what
    came from the visit on: a rollout that wins after 3 steps has a smaller return at its first step than at its
    last."""

    def returns(rewards, gamma):
        return [sum(rewards) if total == "sum" else step_returns(rewards, gamma)[0]] * len(rewards)

    return assembled(episode_rewards, step_rewards, anchor_obs, **options, returns=returns)


@misconception("gigpo_advantages")
def episode_reward_instead_of_return(episode_rewards, step_rewards, anchor_obs, **options):
    """Within a state you compare the rewards of the episodes, the same for all visits of a rollout. That says nothing
    new: which of its own steps was the good one? Compare the returns, what came from the visit on."""
    rewards = [[episode] * len(steps) for episode, steps in zip(episode_rewards, step_rewards, strict=True)]
    return assembled(episode_rewards, rewards, anchor_obs, **options, returns=lambda row, gamma: row)


@misconception("gigpo_advantages", discounted=[True, False])
def returns_look_back(episode_rewards, step_rewards, anchor_obs, discounted, **options):
    """The returns that you compare add up what came before a step, not what came after it. Nothing that a step did
    changes that. Walk from the last step to the first."""
    return assembled(
        episode_rewards, step_rewards, anchor_obs, **options,
        returns=lambda rewards, gamma: step_returns(rewards[::-1], gamma if discounted else 1)[::-1],
    )  # fmt: skip


@misconception("gigpo_advantages")
def returns_discounted_by_place(episode_rewards, step_rewards, anchor_obs, **options):
    """The returns that you compare weigh a reward by its place in the rollout, so a state that is visited late has
    small ones. Count the steps between a visit and the reward; where in the rollout the two stand does not matter."""
    return assembled(
        episode_rewards, step_rewards, anchor_obs, **options,
        returns=lambda rewards, gamma: step_returns([gamma**t * x for t, x in enumerate(rewards)], 1),
    )  # fmt: skip


@misconception("gigpo_advantages")
def returns_one_gamma_too_many(episode_rewards, step_rewards, anchor_obs, **options):
    """The returns that you compare are one gamma too small. A step's own reward is not discounted; only what comes
    later is."""
    return assembled(
        episode_rewards, step_rewards, anchor_obs, **options,
        returns=lambda rewards, gamma: [gamma * value for value in step_returns(rewards, gamma)],
    )  # fmt: skip


@misconception("gigpo_advantages", fixed=[1, 0.95, 0.9])
def gamma_not_passed_on(episode_rewards, step_rewards, anchor_obs, fixed, **options):
    """Your returns do not follow the gamma that is given. Two rollouts that win after one step and after two differ by
    gamma at the state where both began. Pass gamma on to where the returns are made."""
    return assembled(
        episode_rewards,
        step_rewards,
        anchor_obs,
        **options,
        returns=lambda rewards, gamma: step_returns(rewards, fixed),
    )


@misconception("gigpo_advantages", how=["in their place", "added"])
def episode_reward_in_the_returns(episode_rewards, step_rewards, anchor_obs, how, **options):
    """Your returns are made with the reward of the episode, as if it came at the last step. A return is made of
    step_rewards alone: the two need not have anything to do with each other."""
    rewards = []
    for episode, steps in zip(episode_rewards, step_rewards, strict=True):
        own = list(steps) if how == "added" else [0] * len(steps)
        rewards.append([*own[:-1], own[-1] + episode])
    return gigpo_advantages(episode_rewards, rewards, anchor_obs, **options)


@misconception("gigpo_advantages", how=["sum", "discounted", "last"])
def episode_reward_made_anew(episode_rewards, step_rewards, anchor_obs, how, **options):
    """Your code works the rewards of the episodes out from the rewards of the steps. They are given: an episode may be
    scored as a whole, with steps that earn nothing at all. Use episode_rewards as it is."""
    gamma = options.get("gamma", 0.95)
    made = {"sum": sum, "discounted": lambda rewards: step_returns(rewards, gamma)[0], "last": lambda r: r[-1]}[how]
    return gigpo_advantages([made(rewards) for rewards in step_rewards], step_rewards, anchor_obs, **options)


# --- who is compared with whom ---


@misconception("gigpo_advantages")
def grouped_by_step_index(episode_rewards, step_rewards, anchor_obs, **options):
    """You compare all first steps with each other, all second steps, and so on, whatever state they were taken in.
    Equal numbers do not make equal situations: the group of a step is the same state, wherever in a rollout."""
    return assembled(episode_rewards, step_rewards, anchor_obs, **options, key=lambda i, t, states: t)


@misconception("gigpo_advantages")
def same_state_at_the_same_step(episode_rewards, step_rewards, anchor_obs, **options):
    """You compare steps only if state and step number are both the same. A rollout that comes back to the results page
    at step 2 stands before the same page as one that is there at step 0: the state alone decides."""
    return assembled(episode_rewards, step_rewards, anchor_obs, **options, key=lambda i, t, states: (states[i][t], t))


@misconception("gigpo_advantages")
def each_rollout_for_itself(episode_rewards, step_rewards, anchor_obs, **options):
    """You look for the same state within one rollout only. The idea of the group is that different rollouts come
    through the same state and do different things there: collect the visits of all of them."""
    return assembled(episode_rewards, step_rewards, anchor_obs, **options, key=lambda i, t, states: (states[i][t], i))


@misconception("gigpo_advantages")
def all_steps_one_group(episode_rewards, step_rewards, anchor_obs, **options):
    """You compare every step with all steps of the prompt. A step near the end of a win then beats every first step,
    though they had other choices. Only steps before the same state are compared."""
    return assembled(episode_rewards, step_rewards, anchor_obs, **options, key=lambda i, t, states: 0)


@misconception("gigpo_advantages")
def state_after_the_step(episode_rewards, step_rewards, anchor_obs, **options):
    """Your steps are grouped by the state that they led to. Entry t of anchor_obs is the state before which step t was
    chosen; the next entry is a consequence of it."""

    def key(i, t, states):
        return states[i][t + 1] if t + 1 < len(states[i]) else (i, t)

    return assembled(episode_rewards, step_rewards, anchor_obs, **options, key=key)


@misconception("gigpo_advantages")
def neighbours_in_a_row(episode_rewards, step_rewards, anchor_obs, **options):
    """You only compare visits of a state that come directly one after the other in the lists. Something else in
    between makes a new group of yours, as it does with itertools.groupby. Collect all visits of a state first."""
    steps = [(i, t) for i, states in enumerate(anchor_obs) for t in range(len(states))]
    run = {}
    for n, (i, t) in enumerate(steps):
        previous = steps[n - 1] if n else None
        same = previous and anchor_obs[previous[0]][previous[1]] == anchor_obs[i][t]
        run[i, t] = run[previous] if same else n
    return assembled(episode_rewards, step_rewards, anchor_obs, **options, key=lambda i, t, states: run[i, t])


@misconception("gigpo_advantages", change=["case", "spaces", "both", "digits"])
def texts_made_alike(episode_rewards, step_rewards, anchor_obs, change, **options):
    """Your states lose something before they are compared: capitals, spaces or numbers. "page 1" and "page 2" are two
    states, and so are "done" and "done ". Compare the texts as they are."""

    def key(i, t, states):
        text = states[i][t]
        text = text.lower() if change in ("case", "both") else text
        text = text.strip() if change in ("spaces", "both") else text
        return "".join(c for c in text if not c.isdigit()) if change == "digits" else text

    return assembled(episode_rewards, step_rewards, anchor_obs, **options, key=key)


@misconception("gigpo_advantages", at_least=[0.8, 0.9, 0.95])
def similar_states(episode_rewards, step_rewards, anchor_obs, at_least, **options):
    """Your code takes states for the same that are only similar. A red mug is not a red jug, though the two texts
    differ in two letters. GiGPO has that as an option; here the same means equal."""
    firsts = []

    def key(i, t, states):
        text = states[i][t]
        for n, first in enumerate(firsts):
            if difflib.SequenceMatcher(None, text, first).ratio() >= at_least:
                return n
        firsts.append(text)
        return len(firsts) - 1

    return assembled(episode_rewards, step_rewards, anchor_obs, **options, key=key)


@misconception("gigpo_advantages", which=["last", "beyond the shortest"])
def steps_left_out(episode_rewards, step_rewards, anchor_obs, which, **options):
    """Some of your steps never come to the group of their state: the last of each rollout, or all that lie beyond the
    end of the shortest rollout. Each step was taken before a state, and rollouts differ in length. Does a range end
    too early, or a zip?"""
    shortest = min(map(len, anchor_obs))

    def key(i, t, states):
        left_out = t == len(states[i]) - 1 if which == "last" else t >= shortest
        return (i, t) if left_out else states[i][t]

    return assembled(episode_rewards, step_rewards, anchor_obs, **options, key=key)


@misconception("gigpo_advantages", group=["all", "of a single rollout"])
def group_given_up(episode_rewards, step_rewards, anchor_obs, group, **options):
    """Your code gives up early: if all rollouts have the same reward, or if there is only one, every step gets 0. But
    that is the first part only. Steps before the same state may still have different returns, and are compared."""
    if len(set(episode_rewards) if group == "all" else episode_rewards) == 1:
        return [[0.0] * len(row) for row in step_rewards]
    return gigpo_advantages(episode_rewards, step_rewards, anchor_obs, **options)


# --- how often a visit counts ---


@misconception("gigpo_advantages", kept=["first", "last"], others=["compared", "zero"])
def one_visit_a_rollout(episode_rewards, step_rewards, anchor_obs, kept, others, **options):
    """Your code counts a state once for each rollout, although a rollout may come by several times. Each visit was a
    choice with a return of its own: on the lesson's results page there are four, two of them of one rollout. Does a
    dict or a set of yours keep one of them and lose the other?"""
    mode, weight = options.get("mode", "mean_norm"), options.get("step_weight", 1.0)
    values = [step_returns(rewards, options.get("gamma", 0.95)) for rewards in step_rewards]

    def relate(group, numbers):
        visits = dict(zip(group, numbers, strict=True))
        in_order = group if kept == "last" else group[::-1]
        chosen = {i: (i, t) for i, t in in_order}.values()
        mean = sum(visits[visit] for visit in chosen) / len(chosen)
        spread = spread_of([visits[visit] for visit in chosen]) if mode == "mean_std_norm" else 1
        return [
            (visits[visit] - mean) / spread if spread and (others == "compared" or visit in chosen) else 0.0
            for visit in group
        ]

    return joint(episode_rewards, over_groups(values, grouped(anchor_obs), relate), weight, mode)


@misconception("gigpo_advantages")
def repeats_counted_once(episode_rewards, step_rewards, anchor_obs, **options):
    """Your code counts a state once if a rollout stays before it for several steps in a row. Each of those steps was a
    choice with a return of its own, and is compared like any other."""

    def key(i, t, states):
        return (i, t) if t and states[i][t] == states[i][t - 1] else states[i][t]

    return assembled(episode_rewards, step_rewards, anchor_obs, **options, key=key)


@misconception("gigpo_advantages", what=["the baseline", "the visits"])
def rollouts_averaged_first(episode_rewards, step_rewards, anchor_obs, what, **options):
    """Within a state you first average the visits of each rollout, and then compare with those averages. The group is
    made of visits, not of rollouts: each counts once, with its own return, whoever made it."""
    mode, weight = options.get("mode", "mean_norm"), options.get("step_weight", 1.0)
    values = [step_returns(rewards, options.get("gamma", 0.95)) for rewards in step_rewards]

    def relate(group, numbers):
        by_rollout = defaultdict(list)
        for (i, _), number in zip(group, numbers, strict=True):
            by_rollout[i].append(number)
        if what == "the visits":
            return relative_to_group([statistics.fmean(by_rollout[i]) for i, _ in group], mode)
        means = [statistics.fmean(visits) for visits in by_rollout.values()]
        spread = spread_of(means) if mode == "mean_std_norm" else 1
        return [(number - statistics.fmean(means)) / spread if spread else 0.0 for number in numbers]

    return joint(episode_rewards, over_groups(values, grouped(anchor_obs), relate), weight, mode)


@misconception("gigpo_advantages")
def equal_returns_counted_once(episode_rewards, step_rewards, anchor_obs, **options):
    """Visits with equal returns count only once in your mean, as in a set. Three visits with returns 4, 0 and 0 have
    the mean 4/3, and not 2. Keep the returns in a list."""

    def steps(values, mode):
        mean = statistics.fmean(set(values))
        spread = spread_of(sorted(set(values))) if mode == "mean_std_norm" else 1
        return [(value - mean) / spread if spread else 0.0 for value in values]

    return assembled(episode_rewards, step_rewards, anchor_obs, **options, steps=steps)


@misconception("gigpo_advantages")
def company_of_oneself_is_none(episode_rewards, step_rewards, anchor_obs, **options):
    """Your code gives no second part to a state that only one rollout visited, even if it came by twice. Two visits
    of one rollout are two choices before the same state, and they are compared."""

    def relate(group, numbers):
        alone = len({i for i, _ in group}) == 1
        return [0.0] * len(group) if alone else relative_to_group(numbers, mode)

    mode, weight = options.get("mode", "mean_norm"), options.get("step_weight", 1.0)
    values = [step_returns(rewards, options.get("gamma", 0.95)) for rewards in step_rewards]
    return joint(episode_rewards, over_groups(values, grouped(anchor_obs), relate), weight, mode)


@misconception("gigpo_advantages", spread_too=[True, False])
def longer_rollouts_weigh_more(episode_rewards, step_rewards, anchor_obs, spread_too, **options):
    """Your mean of the episodes' rewards counts every step, so a rollout of three steps weighs three times as much as
    one of a single step. On rewards [1, 0] with 1 and 3 steps the rollouts should get +0.5 and -0.5. Each rollout has
    one vote."""
    mode = options.get("mode", "mean_norm")
    by_step = [r for r, steps in zip(episode_rewards, step_rewards, strict=True) for _ in steps]
    mean = sum(by_step) / len(by_step)
    spread = spread_of(by_step if spread_too else episode_rewards) if mode == "mean_std_norm" else 1
    return assembled(
        episode_rewards, step_rewards, anchor_obs, **options,
        episodes=lambda rewards, mode: [(reward - mean) / spread if spread else 0.0 for reward in rewards],
    )  # fmt: skip


@misconception("gigpo_advantages")
def as_in_the_official_code(episode_rewards, step_rewards, anchor_obs, **options):
    """Your code does what verl-agent's does, in three places where this course does not: each step has a vote in the
    mean of the episodes' rewards, an episode of a single step without company keeps its reward, and the spread is the
    sample standard deviation. See "In the wild: one vote for each step"."""

    def relate(values, mode, group):
        mean = statistics.fmean(group)
        spread = computed_spread(group, ddof=1) + 1e-6 if mode == "mean_std_norm" and len(group) > 1 else 1
        return [(value - mean) / spread for value in values]

    def episodes(rewards, mode):
        rows = [r for r, steps in zip(rewards, step_rewards, strict=True) for _ in steps]
        return list(rewards) if len(rows) == 1 else relate(rewards, mode, rows)

    return assembled(
        episode_rewards, step_rewards, anchor_obs, **options,
        episodes=episodes, steps=lambda values, mode: relate(values, mode, values),
    )  # fmt: skip


# --- groups of one ---


@misconception("gigpo_advantages")
def lone_state_keeps_its_return(episode_rewards, step_rewards, anchor_obs, **options):
    """A state that was visited once keeps its whole return in your code. Nobody else stood there, so nothing can be
    said of that step's choice: its second part is 0. Otherwise an unusual page is praised for being unusual."""
    return assembled(
        episode_rewards, step_rewards, anchor_obs, **options,
        steps=lambda values, mode: list(values) if len(values) == 1 else relative_to_group(values, mode),
    )  # fmt: skip


@misconception("gigpo_advantages", keeps=["reward", "one"])
def lone_rollout_keeps_its_reward(episode_rewards, step_rewards, anchor_obs, keeps, **options):
    """If there is only one rollout, it is praised with its own reward. A reward says how good it was, not how much
    better than others: alone in its group a rollout gets 0. (verl's GRPO does as you do.)"""
    kept = 1.0 if keeps == "one" else None
    return assembled(
        episode_rewards, step_rewards, anchor_obs, **options,
        episodes=lambda values, mode: [kept or values[0]] if len(values) == 1 else relative_to_group(values, mode),
    )  # fmt: skip


# --- mean and spread ---


def both(relate):
    """Relate episodes and steps in the same other way."""
    return {"episodes": relate, "steps": relate}


def parts(relate, where):
    """Relate in another way in both comparisons, or in one of them."""
    return both(relate) if where == "both" else {where: relate}


@misconception("gigpo_advantages", epsilon=[0.0, 1e-6], where=["both", "episodes", "steps"])
def sample_std(episode_rewards, step_rewards, anchor_obs, epsilon, where, **options):
    """In mode "mean_std_norm" your spread divides the sum of the squares by their number less one. That is the sample
    standard deviation; here the group is all there is, and its squares are averaged over all of it. On rewards [1, 0]
    the spread is 0.5, not 0.707. It may be so in one of the two comparisons only."""

    def relate(values, mode):
        if mode != "mean_std_norm" or min(values) == max(values):
            return relative_to_group(values, "mean_norm")
        mean = statistics.fmean(values)
        return [(value - mean) / (spread_of(values, ddof=1) + epsilon) for value in values]

    return assembled(episode_rewards, step_rewards, anchor_obs, **options, **parts(relate, where))


@misconception("gigpo_advantages", fails=["nan", "ZeroDivisionError"], where=["both", "episodes", "steps"])
def equals_divided_by_zero(episode_rewards, step_rewards, anchor_obs, fails, where, **options):
    """In mode "mean_std_norm" your code divides by a spread of 0 where all values of a group are equal, as in every
    group of one. Nobody did better than anybody there: such a group gives 0. Settle it before you divide."""

    def relate(values, mode):
        mean, spread = sum(values) / len(values), computed_spread(values) if mode == "mean_std_norm" else 1
        if spread == 0:
            return [math.nan if fails == "nan" else 1 / 0 for _ in values]
        return [(value - mean) / spread for value in values]

    return assembled(episode_rewards, step_rewards, anchor_obs, **options, **parts(relate, where))


@misconception("gigpo_advantages")
def spread_tested_for_zero(episode_rewards, step_rewards, anchor_obs, **options):
    """Your test for equal values asks whether the spread is exactly 0. For three values of 0.1 it comes out as 1e-17,
    by rounding, and so do the distances: each gets 1 or -1 instead of 0. Ask the values, or whether the spread is
    tiny."""

    def relate(values, mode):
        mean, spread = sum(values) / len(values), computed_spread(values)
        if mode != "mean_std_norm" or spread == 0:
            return [value - mean for value in values] if mode != "mean_std_norm" else [0.0] * len(values)
        return [(value - mean) / spread for value in values]

    return assembled(episode_rewards, step_rewards, anchor_obs, **options, **both(relate))


@misconception("gigpo_advantages", least=[0.002, 0.01, 0.05])
def small_spread_taken_for_none(episode_rewards, step_rewards, anchor_obs, least, **options):
    """Your test for equal values takes different ones for equal, too, if they lie close together. 0.501 and 0.5 are two
    values: in mode "mean_std_norm" one gets +1 and the other -1. Rounding leaves 1e-16 or so; ask for not much more."""

    def relate(values, mode):
        close = max(values) - min(values) < least
        return [0.0] * len(values) if mode == "mean_std_norm" and close else relative_to_group(values, mode)

    return assembled(episode_rewards, step_rewards, anchor_obs, **options, **both(relate))


@misconception("gigpo_advantages", epsilon=[1e-4, 1e-3, 1e-2, 1.0])
def large_epsilon(episode_rewards, step_rewards, anchor_obs, epsilon, **options):
    """In mode "mean_std_norm" what you add to the spread is large enough to be seen, most of all where the spread is
    small. An epsilon is there to avoid a division by zero and must not change the answer; 1e-6 is small enough."""

    def relate(values, mode):
        if mode != "mean_std_norm":
            return relative_to_group(values, mode)
        mean, spread = statistics.fmean(values), spread_of(values)
        return [(value - mean) / (spread + epsilon) for value in values]

    return assembled(episode_rewards, step_rewards, anchor_obs, **options, **both(relate))


@misconception("gigpo_advantages")
def variance_instead_of_spread(episode_rewards, step_rewards, anchor_obs, **options):
    """In mode "mean_std_norm" you divide by the variance, the mean of the squared distances. On rewards [1, 0] the
    variance is 0.25 and the spread 0.5: one step is missing between the two."""

    def relate(values, mode):
        if mode != "mean_std_norm" or min(values) == max(values):
            return relative_to_group(values, "mean_norm")
        mean = statistics.fmean(values)
        return [(value - mean) / spread_of(values) ** 2 for value in values]

    return assembled(episode_rewards, step_rewards, anchor_obs, **options, **both(relate))


@misconception("gigpo_advantages", how=["never", "always", "swapped"])
def mode_misread(episode_rewards, step_rewards, anchor_obs, how, **options):
    """Your code does not follow `mode`. "mean_norm" subtracts the group's mean and stops there; "mean_std_norm" also
    divides by the group's spread. On rewards [1, 0] the first gives +0.5 and -0.5, the second +1 and -1."""
    mode = options.pop("mode", "mean_norm")
    other = {"mean_norm": "mean_std_norm", "mean_std_norm": "mean_norm"}[mode]
    taken = {"never": "mean_norm", "always": "mean_std_norm", "swapped": other}[how]
    return gigpo_advantages(episode_rewards, step_rewards, anchor_obs, **options, mode=taken)


@misconception("gigpo_advantages", part=["episodes", "steps"])
def one_part_divided(episode_rewards, step_rewards, anchor_obs, part, **options):
    """In mode "mean_std_norm" you divide only one of the two comparisons by its spread. Both are divided, each by the
    spread of its own group: else one of them drowns the other as soon as rewards are large or small."""
    other = {"episodes": "steps", "steps": "episodes"}[part]
    return assembled(
        episode_rewards, step_rewards, anchor_obs, **options,
        **{other: lambda values, mode: relative_to_group(values, "mean_norm")},
    )  # fmt: skip


@misconception("gigpo_advantages", pool=["returns", "distances"])
def one_spread_for_all_states(episode_rewards, step_rewards, anchor_obs, pool, **options):
    """In mode "mean_std_norm" you divide all steps by one spread, that of the whole prompt. Each state has its own
    group with a mean and a spread of its own; what happened elsewhere does not enter."""
    mode, weight = options.get("mode", "mean_norm"), options.get("step_weight", 1.0)
    values = [step_returns(rewards, options.get("gamma", 0.95)) for rewards in step_rewards]
    distances = over_groups(values, grouped(anchor_obs), lambda group, numbers: relative_to_group(numbers, "mean_norm"))
    pooled = [number for row in (values if pool == "returns" else distances) for number in row]
    spread = spread_of(pooled) if mode == "mean_std_norm" else 1
    divided = [[number / spread if spread else 0.0 for number in row] for row in distances]
    return joint(episode_rewards, divided, weight, mode)


@misconception("gigpo_advantages", where=["both", "steps"])
def mean_of_the_others(episode_rewards, step_rewards, anchor_obs, where, **options):
    """You measure each value from the mean of the others. The group that a value belongs to is its baseline, itself
    included: on rewards [1, 0] the rollouts get +0.5 and -0.5, not +1 and -1."""

    def relate(values, mode):
        stretched = len(values) / (len(values) - 1) if mode == "mean_norm" and len(values) > 1 else 1
        return [stretched * number for number in relative_to_group(values, mode)]

    return assembled(episode_rewards, step_rewards, anchor_obs, **options, **parts(relate, where))


@misconception("gigpo_advantages", baseline=["median", "best", "worst"])
def another_baseline(episode_rewards, step_rewards, anchor_obs, baseline, **options):
    """You measure the values of a group from something else than their mean: the median, the best or the worst. The
    distances of a group from its mean add up to 0; do yours?"""
    pick = {"median": statistics.median, "best": max, "worst": min}[baseline]

    def relate(values, mode):
        spread = spread_of(values) if mode == "mean_std_norm" else 1
        return [(value - pick(values)) / spread if min(values) < max(values) else 0.0 for value in values]

    return assembled(episode_rewards, step_rewards, anchor_obs, **options, **both(relate))


@misconception("gigpo_advantages")
def compared_again_at_the_end(episode_rewards, step_rewards, anchor_obs, **options):
    """Your sums are compared once more: the mean over all steps of the prompt is taken away, or its spread divided
    out. Both parts are relative already. The answer is their sum, as it is."""
    answer = gigpo_advantages(episode_rewards, step_rewards, anchor_obs, **options)
    mode = options.get("mode", "mean_norm")
    flat = iter(relative_to_group([number for row in answer for number in row], mode))
    return [[next(flat) for _ in row] for row in answer]


@misconception("gigpo_advantages")
def rollout_shared_out(episode_rewards, step_rewards, anchor_obs, **options):
    """You divide what a rollout got among its steps. Every step gets it in full, in a long rollout as in a short
    one."""
    answer = assembled(episode_rewards, step_rewards, anchor_obs, **{**options, "step_weight": 0.0})
    full = gigpo_advantages(episode_rewards, step_rewards, anchor_obs, **options)
    return [
        [x - whole + whole / len(row) for x, whole in zip(row, wholes, strict=True)]
        for row, wholes in zip(full, answer, strict=True)
    ]


# --- weight and defaults ---


@misconception(
    "gigpo_advantages",
    how=["ignored", "on both", "on the episode", "mixed", "mixed by default", "mixed the other way", "averaged"],
)
def weight_in_the_wrong_place(episode_rewards, step_rewards, anchor_obs, how, **options):
    """Your weight does not do what it should: the answer is the rollout's part, in full, plus `step_weight` times the
    step's part. With weight 0 that is GRPO; with weight 2 the step's part counts twice and the other stays as it
    is."""
    joined = {
        "ignored": lambda whole, step, weight: whole + step,
        "on both": lambda whole, step, weight: weight * (whole + step),
        "on the episode": lambda whole, step, weight: weight * whole + step,
        "mixed": lambda whole, step, weight: (1 - weight) * whole + weight * step,
        "mixed by default": lambda whole, step, weight: (1 - weight) * whole + weight * step,
        "mixed the other way": lambda whole, step, weight: weight * whole + (1 - weight) * step,
        "averaged": lambda whole, step, weight: (whole + weight * step) / (1 + weight),
    }[how]
    options.setdefault("step_weight", 0.5 if how == "mixed by default" else 1.0)
    return assembled(episode_rewards, step_rewards, anchor_obs, **options, joined=joined)


@misconception("gigpo_advantages", default=[0.9, 0.99, 1.0, 0.5])
def wrong_default_gamma(episode_rewards, step_rewards, anchor_obs, default, **options):
    """Your answer is right when gamma is given; without it, it is not. GiGPO's gamma is 0.95; look at the first line of
    your function."""
    return gigpo_advantages(episode_rewards, step_rewards, anchor_obs, **{"gamma": default, **options})


@misconception("gigpo_advantages", default=[0.5, 0.0, 2.0])
def wrong_default_weight(episode_rewards, step_rewards, anchor_obs, default, **options):
    """Your answer is right when step_weight is given; without it, it is not. Both parts then count alike: the default
    is 1."""
    return gigpo_advantages(episode_rewards, step_rewards, anchor_obs, **{"step_weight": default, **options})


@misconception("gigpo_advantages", what=["gamma", "step_weight"])
def zero_replaced_by_the_default(episode_rewards, step_rewards, anchor_obs, what, **options):
    """Your code takes a 0 for no argument at all, and uses the default in its place. `step_weight or 1.0` does that,
    for 0 counts as false. A weight of 0 gives GRPO, a gamma of 0 the rewards themselves."""
    if options.get(what) == 0:
        del options[what]
    return gigpo_advantages(episode_rewards, step_rewards, anchor_obs, **options)


@misconception("gigpo_advantages")
def wrong_default_mode(episode_rewards, step_rewards, anchor_obs, **options):
    """Your answer is right when mode is given; without it you divide by the spread. The default is "mean_norm", which
    only subtracts the mean."""
    return gigpo_advantages(episode_rewards, step_rewards, anchor_obs, **{"mode": "mean_std_norm", **options})


# --- the answer ---


@misconception("gigpo_advantages")
def sign_turned(episode_rewards, step_rewards, anchor_obs, **options):
    """Your advantages have the wrong sign: what was better than its group is blamed. The value comes first, and the
    mean is taken away from it."""
    answer = gigpo_advantages(episode_rewards, step_rewards, anchor_obs, **options)
    return [[-number for number in row] for row in answer]


@misconception("gigpo_advantages", places=[0, 1, 2, 3])
def rounded(episode_rewards, step_rewards, anchor_obs, places, **options):
    """Your numbers are rounded. Advantages feed a gradient, nobody reads them: leave them as they are."""
    answer = gigpo_advantages(episode_rewards, step_rewards, anchor_obs, **options)
    return [[round(number, places) for number in row] for row in answer]


@misconception("gigpo_advantages", what=["returns", "advantages"])
def whole_numbers(episode_rewards, step_rewards, anchor_obs, what, **options):
    """Your numbers stand in an array that was made for integer rewards, as np.zeros_like(rewards) makes it, and such an
    array cuts off what follows the point. Make it with dtype=float."""

    def kept_as(rewards, numbers):
        return list(map(int, numbers)) if all(isinstance(reward, int) for reward in rewards) else list(numbers)

    if what == "returns":
        return assembled(
            episode_rewards, step_rewards, anchor_obs, **options,
            returns=lambda rewards, gamma: kept_as(rewards, step_returns(rewards, gamma)),
        )  # fmt: skip
    answer = gigpo_advantages(episode_rewards, step_rewards, anchor_obs, **options)
    return list(map(kept_as, step_rewards, answer))


@misconception("gigpo_advantages", bound=[1, 2, 3, 5])
def clipped(episode_rewards, step_rewards, anchor_obs, bound, **options):
    """Your numbers are cut to a range. An advantage may have any size; PPO clips ratios, and that comes later."""
    answer = gigpo_advantages(episode_rewards, step_rewards, anchor_obs, **options)
    return [[max(-bound, min(bound, number)) for number in row] for row in answer]


@misconception("gigpo_advantages")
def input_changed(episode_rewards, step_rewards, anchor_obs, **options):
    """Your code writes into the lists that it was given, most often the returns over the step rewards. Whoever called
    it has lost their rewards. Build lists of your own."""
    answer = gigpo_advantages(episode_rewards, step_rewards, anchor_obs, **options)
    for row in step_rewards:
        row[:] = step_returns(row, options.get("gamma", 0.95))
    return answer
