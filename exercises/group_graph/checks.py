"""What node_values and graph_step_advantages must do.

Most numbers are below ten in size, and differences of them that cancel are due to be zero within 0.000005, which
float32 keeps.
"""

from hypothesis.strategies import lists, sampled_from, tuples

from tutor.checking.author import check, close, forms, near
from tutor.checking.draws import trajectories_through, trajectory
from tutor.checking.scenes import StateGraph, argument, walks_of


def a_number_for_every_state(answer, call):
    """The form of node values: a dict from texts to numbers."""
    if isinstance(answer, dict) and all(isinstance(state, str) and is_number(worth) for state, worth in answer.items()):
        return None
    return "a dict from states to numbers"


def is_number(answer):
    return isinstance(answer, int | float)


RETURNS = {"node_values": a_number_for_every_state, "graph_step_advantages": forms.lists_of_numbers(as_long_as=0)}


def graph_of_values(call, answer):
    """Draw every state with its value, and what each visit was worth to the trajectory that came by."""
    trajectories, rewards, gamma = arguments(call)
    worths = [
        [gamma ** (len(steps) - t) * reward for t in range(len(steps))]
        for steps, reward in zip(trajectories, rewards, strict=True)
    ]
    return StateGraph(walks_of(trajectories, rewards, values=worths), values=answer, value_name="visit")


def graph_of_credits(call, answer):
    """Draw every state once, with the steps that were taken in it and the credit that each was given."""
    trajectories, rewards, _ = arguments(call)
    return StateGraph(walks_of(trajectories, rewards, credits=answer))


def arguments(call):
    return [argument(call, index, name) for index, name in enumerate(["trajectories", "rewards", "gamma"])]


SCENES = {"node_values": graph_of_values, "graph_step_advantages": graph_of_credits}


def group(gamma, *runs):
    """Make trajectories, rewards and gamma of pairs (path, reward)."""
    return [trajectory(path) for path, _ in runs], [reward for _, reward in runs], gamma


def groups_of(states, rewards, max_size=4):
    """Draw groups of trajectories that begin in the first of the states and end in any, and a gamma."""
    runs = lists(tuples(trajectories_through(states), rewards), min_size=1, max_size=max_size)
    return tuples(runs, sampled_from([0.5, 0.75, 0.25])).map(
        lambda drawn: (*map(list, zip(*drawn[0], strict=True)), drawn[1])
    )


right_or_wrong = sampled_from([1, 0])
graded = sampled_from([1, 0, 10, -1, 0.5])

MEETING = group(0.5, ("s0 a s1 b s2 c won", 8), ("s0 d s2 e lost", 0))
LOOP = group(0.5, ("s0 a s1 b s0 a s1 c won", 8))

ENDS_IN_KNOWN_STATES = [
    # Given up in a state that another one left for success.
    group(0.5, ("s0 a s1 b won", 8), ("s0 a s1", 0)),
    group(0.5, ("s0 a s1 b won", 1), ("s0 c s2 d s1", 0), ("s0 c s2", -1)),
    # Ended where it began.
    group(0.5, ("s0 a s1 b s0", 4), ("s0 b s2 c s0", 2)),
    group(0.75, ("s0 w s0", 1), ("s0 w s0 w s0", 0)),
    # All end in one state, which is a node for one of them.
    group(0.25, ("s0 a done", 1), ("s0 b done a s3 c done", 0.5), ("s0 c s1 a done", -2)),
]


NAMES_THAT_DIFFER_BY_LITTLE = (
    [[("Cart", "pay", "cart"), ("cart", "pay", "won")], [("cart ", "pay", ""), ("", "pay", "Cart")]],
    [4, 1],
    0.5,
)


@check("What a state is worth to all who pass it", examples=[MEETING, LOOP], example=True)
def worth_to_all(submission, trajectories, rewards, gamma):
    yield near(submission.node_values(trajectories, rewards, gamma), abs=5e-6)


@check("What a step gains", examples=[MEETING, LOOP], example=True)
def what_a_step_gains(submission, trajectories, rewards, gamma):
    yield near(submission.graph_step_advantages(trajectories, rewards, gamma), abs=5e-6)


@check(
    "Values: any trajectories",
    given=groups_of(["s0", "s1", "s2", "end"], graded),
    examples=[
        group(0.5, ("s0 a s1 b won", 1), ("s0 c s2 d lost", 0)),
        group(0.5, ("s0 a s1 b won", 4), ("s1 b won", 2), ("s0 c s3 d s1 e lost", 0)),
        group(0.75, ("s0 a s1 b s2 c s3 d won", 2), ("s0 e s2 c s3 f lost", -1), ("s0 g s3 d won", 2)),
        group(0.25, ("s0 a s1 a s2 a won", 1), ("s0 a s1 a s2 b lost", 0), ("s0 a s1 b lost", 0), ("s0 b won", 1)),
        group(0.5, ("s0 a s1 b s2 c won", 1), ("s3 d s1 e lost", 0.5)),
        NAMES_THAT_DIFFER_BY_LITTLE,
    ],
)
def any_values(submission, trajectories, rewards, gamma):
    yield near(submission.node_values(trajectories, rewards, gamma), abs=5e-6)


@check(
    "Values: who comes by twice counts twice",
    given=groups_of(["s0", "s1"], right_or_wrong, max_size=3),
    examples=[
        group(0.5, ("s0 w s0 w s0 w s0 a won", 1)),
        group(0.5, ("s0 w s0 w s0 a won", 8), ("s0 b lost", 0)),
        group(0.75, ("s0 a s1 b s0 a s1 b s0 c won", 2), ("s0 a s1 d lost", 1)),
        group(0.25, ("s0 a s1 b s2 c s0 a s1 d won", 4), ("s1 b s2 c s0 e lost", 0), ("s0 a s1 d won", 4)),
    ],
)
def loops_in_values(submission, trajectories, rewards, gamma):
    yield near(submission.node_values(trajectories, rewards, gamma), abs=5e-6)


@check("Values: the end is not a visit", examples=ENDS_IN_KNOWN_STATES)
def end_is_no_visit(submission, trajectories, rewards, gamma):
    yield near(submission.node_values(trajectories, rewards, gamma), abs=5e-6)


@check(
    "Values: any gamma, any reward",
    examples=[
        group(0, ("s0 a s1 b won", 1), ("s0 c s2 d lost", 0)),
        group(1, ("s0 a s1 b won", 1), ("s0 a s1 c s1 d lost", 0), ("s0 b s1 b won", 1)),
        group(0.95, ("s0 a s1 b won", 10), ("s0 c s2 d lost", 0)),
        group(0.9, ("s0 a s1 b s2 a won", -1), ("s0 c s2 d lost", -3)),
        group(0.99, ("s0 a s1 b s2 c s3 d won", 0.12345), ("s0 a s3 d lost", 2.71828)),
        group(0.5, ("s0 a s1 b won", True), ("s0 a s1 b won", False)),
        group(0.5, ("s0 a s1 b won", 250), ("s0 a s1 b won", -40.25)),
        group(0.95, ("s0 a s1 b won", 3), ("s0 a s1 b won", 0.001)),
    ],
)
def kinds_of_values(submission, trajectories, rewards, gamma):
    yield near(submission.node_values(trajectories, rewards, gamma), abs=5e-6)


@check("Values: without steps there is no state", examples=[([], [], 0.5), ([[]], [1], 0.5)])
def no_states(submission, trajectories, rewards, gamma):
    longer = [*trajectories, [("s0", "a", "s1")]]
    yield submission.node_values(trajectories, rewards, gamma)
    yield near(submission.node_values(longer, [*rewards, 2], gamma), abs=5e-6)


@check(
    "Steps: any trajectories",
    given=groups_of(["s0", "s1", "s2", "end"], graded),
    examples=[
        group(0.5, ("s0 a s1 b won", 1), ("s0 c s2 d lost", 0)),
        group(0.5, ("s0 a s1 b won", 4), ("s1 b won", 2), ("s0 c s3 d s1 e lost", 0)),
        group(0.75, ("s0 a s1 b s2 c s3 d won", 2), ("s0 e s2 c s3 f lost", -1), ("s0 g s3 d won", 2)),
        group(0.25, ("s0 a s1 a s2 a won", 1), ("s0 a s1 a s2 b lost", 0), ("s0 a s1 b lost", 0), ("s0 b won", 1)),
        group(0.5, ("s0 a s1 b s2 c won", 1), ("s3 d s1 e lost", 0.5)),
        NAMES_THAT_DIFFER_BY_LITTLE,
    ],
)
def any_steps(submission, trajectories, rewards, gamma):
    yield near(submission.graph_step_advantages(trajectories, rewards, gamma), abs=5e-6)


@check(
    "Steps: loops lose what they gain",
    given=groups_of(["s0", "s1"], right_or_wrong, max_size=3),
    examples=[
        group(0.5, ("s0 w s0 w s0 w s0 a won", 1)),
        group(0.5, ("s0 w s0 w s0 a won", 8), ("s0 b lost", 0)),
        group(0.75, ("s0 a s1 b s0 a s1 b s0 c won", 2), ("s0 a s1 d lost", 1)),
        group(0.25, ("s0 a s1 b s2 c s0 a s1 d won", 4), ("s1 b s2 c s0 e lost", 0), ("s0 a s1 d won", 4)),
    ],
)
def loops_in_steps(submission, trajectories, rewards, gamma):
    yield near(submission.graph_step_advantages(trajectories, rewards, gamma), abs=5e-6)


@check("Steps: the end is worth its reward", examples=ENDS_IN_KNOWN_STATES)
def the_end(submission, trajectories, rewards, gamma):
    yield near(submission.graph_step_advantages(trajectories, rewards, gamma), abs=5e-6)


@check(
    "Steps: one mean for all steps",
    examples=[
        group(0.5, ("s0 a s1 b s2 c s3 d won", 1), ("s0 e lost", 0)),
        group(0.5, ("s0 a won", 1), ("s0 b won", 1), ("s0 c s1 d s2 e s3 f lost", 0)),
        group(0.5, ("s0 a won", 3)),
        group(0.75, ("s0 a s1 b won", 2)),
        group(0.5, ("s0 a won", 1), ("s0 a won", 1), ("s0 a lost", 0)),
    ],
)
def one_mean(submission, trajectories, rewards, gamma):
    yield near(submission.graph_step_advantages(trajectories, rewards, gamma), abs=5e-6)


@check(
    "Steps: any gamma, any reward",
    examples=[
        group(0, ("s0 a s1 b won", 1), ("s0 c s2 d lost", 0)),
        group(1, ("s0 a s1 b won", 1), ("s0 a s1 c s1 d lost", 0), ("s0 b s1 b won", 1)),
        group(0.95, ("s0 a s1 b won", 10), ("s0 c s2 d lost", 0)),
        group(0.95, ("s0 a s1 b won", 1), ("s0 c s2 d lost", 0)),
        group(0.9, ("s0 a s1 b s2 a won", -1), ("s0 c s2 d lost", -3)),
        group(0.99, ("s0 a s1 b s2 c s3 d won", 0.12345), ("s0 a s3 d lost", 2.71828)),
        group(0.5, ("s0 a s1 b won", True), ("s0 a s1 b won", False)),
        group(0.5, ("s0 a s1 b won", 5), ("s0 c s1 d won", 0.4)),
        group(0.95, ("s0 a s1 b won", 3), ("s0 a s1 b won", 0.001)),
    ],
)
def kinds_of_steps(submission, trajectories, rewards, gamma):
    yield near(submission.graph_step_advantages(trajectories, rewards, gamma), abs=5e-6)


@check(
    "Steps: trajectories without any",
    examples=[
        ([[], [("s0", "a", "s1"), ("s1", "b", "s2")]], [1, 2], 0.5),
        ([[("s0", "a", "s1")], [], [("s0", "b", "s2")]], [1, 4, 0], 0.5),
    ],
)
def without_steps(submission, trajectories, rewards, gamma):
    yield near(submission.graph_step_advantages(trajectories, rewards, gamma), abs=5e-6)
    yield submission.graph_step_advantages([[], []], [1, 0], gamma)
    yield submission.graph_step_advantages([], [], gamma)


@check(
    "Ten times the rewards, ten times the advantages",
    law=True,
    given=groups_of(["s0", "s1", "end"], right_or_wrong, max_size=3),
    examples=[group(0.5, ("s0 a s1 b won", 1), ("s0 c s2 d lost", 0))],
)
def scale_alone(submission, trajectories, rewards, gamma):
    ones = submission.graph_step_advantages(trajectories, rewards, gamma)
    tens = submission.graph_step_advantages(trajectories, [10 * reward for reward in rewards], gamma)
    yield close(tens, [[10 * advantage for advantage in row] for row in ones], abs=5e-5)


@check(
    "Equally long ways differ in sum by their rewards",
    law=True,
    examples=[
        group(0.5, ("s0 a s1 b won", 1), ("s0 c s2 d lost", 0)),
        group(0.75, ("s0 a s1 b s0 c won", 2), ("s0 w s0 w s0 d lost", -1), ("s0 a s1 c lost", 0)),
        group(0.25, ("s0 a s1 b s2 c s1", 1), ("s0 c s2 d s1 e s2", 0.5), ("s1 b s2 d s3", 4)),
    ],
)
def sums_differ_by_rewards(submission, trajectories, rewards, gamma):
    first, second, *_ = submission.graph_step_advantages(trajectories, rewards, gamma)
    yield close(sum(first) - sum(second), rewards[0] - rewards[1], abs=5e-5)
