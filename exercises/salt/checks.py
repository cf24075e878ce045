"""What a right salt_advantages does.

Drawn groups never end all alike, and their rewards have a spread of at least 0.4, so an epsilon of 1e-6 beside it
passes. Credits that cancel are due to be zero within 1e-6, which float32 keeps.
"""

from hypothesis.strategies import lists, sampled_from, tuples

from tutor.checking.author import check, close, forms, near
from tutor.checking.draws import trajectories_through, trajectory
from tutor.checking.scenes import StateGraph, argument, walks_of

RETURNS = {"salt_advantages": forms.lists_of_numbers(as_long_as=0)}


def graph_of_credits(call, answer):
    """Draw every state once, with the steps that were taken in it and the credit that each was given."""
    trajectories, rewards = argument(call, 0, "trajectories"), argument(call, 1, "rewards")
    return StateGraph(walks_of(trajectories, rewards, credits=answer))


SCENES = {"salt_advantages": graph_of_credits}


def group(*runs):
    """Make trajectories and rewards of pairs (path, reward)."""
    return [trajectory(path) for path, _ in runs], [reward for _, reward in runs]


def groups_of(states, first_rewards, other_rewards, max_size=5, actions=("a", "b")):
    """Draw groups of trajectories that begin in the first of the states and never all end alike."""
    trajectories = trajectories_through(states, actions)
    others = lists(tuples(trajectories, other_rewards), max_size=max_size - 2)
    return tuples(trajectories, trajectories, others).map(
        lambda drawn: (
            [*drawn[:2], *(trajectory for trajectory, _ in drawn[2])],
            [*first_rewards, *(reward for _, reward in drawn[2])],
        )
    )


def run_together(separator):
    """Make three steps, each with the separator in another part, so that any two of them can be joined to one text."""
    longer = f"x{separator}x"
    return [[(longer, "x", "x")], [("x", longer, "x")], [("x", "x", longer)]], [1, 0, 0.5]


right_or_wrong = [1, 0], sampled_from([1, 0])
graded = [2, 0.5], sampled_from([1, 0, 0.5, 2, -1])


@check(
    "A shared step gets the mean",
    examples=[group(("s0 a s1 b G", 1), ("s0 a s1 c F", 0), ("s0 d s2 b G", 1))],
    example=True,
)
def three_trajectories(submission, trajectories, rewards):
    yield near(submission.salt_advantages(trajectories, rewards), abs=1e-6)


@check(
    "Going round twice is no second vote",
    examples=[group(("s0 w s0 w s0 a G", 1), ("s0 w s0 b F", 0))],
    example=True,
)
def round_twice(submission, trajectories, rewards):
    yield near(submission.salt_advantages(trajectories, rewards), abs=1e-6)


@check(
    "Right or wrong: any trajectories",
    given=groups_of(["s0", "s1", "s2"], *right_or_wrong),
    examples=[
        group(("s0 a s1 b G", 1), ("s0 a s1 c F", 0), ("s0 d s2 b G", 0)),
        group(("s0 a s1 c G", 1), ("s0 a s1 d F", 0), ("s0 b s2 c F", 0), ("s0 b s2 d F", 0)),
        group(("s0 a s1 a s2 a G", 1), ("s0 a s1 a s2 b F", 0), ("s0 a s1 b F", 0), ("s0 b F", 0)),
        group(("s0 a s1 b s2 c G", 1), ("s0 a s1 d s3 c F", 0), ("s0 e s4 f s2 c G", 0), ("s0 a s1 b s2 g F", 1)),
    ],
)
def any_trajectories(submission, trajectories, rewards):
    yield near(submission.salt_advantages(trajectories, rewards), abs=1e-6)


@check(
    "Any rewards, and loops",
    given=groups_of(["s0", "s1"], *graded, max_size=4, actions=["w"]),
    examples=[
        group(("s0 a s1 b s0 a s1 c G", 2), ("s0 a s1 c G", 0.5), ("s0 b s0 b s0", -1)),
        group(("s0 w s0 w s0 w s0", 0), ("s0 w s0 a G", 1), ("s0 w s0 w s0 a G", 0.5), ("s0 a G", -2)),
        group(("s0 a s0 b s0", -3), ("s0 a s0", 1), ("s0 b s0 b s0 c s1", 0.25)),
    ],
)
def any_rewards(submission, trajectories, rewards):
    yield near(submission.salt_advantages(trajectories, rewards), abs=1e-6)


@check(
    "Same state, same action, same next state",
    examples=[
        # One action, in two states.
        group(("s1 b G", 1), ("s2 b G", 0), ("s3 a F", 0)),
        # One action in one state, which leads to two states.
        group(("s0 a s1", 1), ("s0 a s2", 0), ("s0 a s1", 0)),
        # Two actions from one state to one state.
        group(("s0 a s1", 1), ("s0 b s1", 0), ("s0 b s1", 0)),
        # There, and back.
        group(("s0 a s1", 1), ("s1 a s0", 0), ("s0 a s1", 0.5)),
        # Another state, action and next state, of the same letters.
        ([[("ab", "c", "d")], [("a", "bc", "d")], [("ab", "c", "e")]], [1, 0, 0]),
        ([[("cart", "add a", "red shoe")], [("cart", "add", "a red shoe")], [("cart", "x", "y")]], [1, 0, 0.5]),
        ([[("", "a", "s1")], [("s1", "a", "")], [("", "", "as1")]], [1, 0, 1]),
        ([[("Cart", "pay", "G")], [("cart", "pay", "G")], [("cart ", "pay", "G")]], [0.5, 1, 0]),
    ],
)
def what_is_the_same(submission, trajectories, rewards):
    yield near(submission.salt_advantages(trajectories, rewards), abs=1e-6)


@check(
    "Any text may be a name",
    # What people put between the parts of a key.
    examples=[
        ["-", "_", ",", ".", ":", ";", "|", "/"],
        ["->", " -> ", "-->", " --", "--> ", "=>", "→"],
        [", ", " | ", "--", "__", "::", "||"],
        ["", " ", "\t", "\n", "\0", "\x1f"],
    ],
)
def any_text_is_a_name(submission, separators):
    for separator in separators:
        yield near(submission.salt_advantages(*run_together(separator)), abs=1e-6)


@check(
    "Wherever the step stands, whatever came before",
    examples=[
        # Early in one, late in the other.
        group(("s0 w s9 x s0 a G", 1), ("s0 a G", 0), ("s0 b F", 0)),
        # After different beginnings, in the same place.
        group(("s0 a s1 c G", 1), ("s0 b s1 c G", 0), ("s0 d s2 e F", 0.5)),
        group(("s0 a s1 c s2 d G", 1), ("s0 b s1 c s2 e F", 0), ("s0 b s1 c s2 d G", 1)),
        # Before different ends.
        group(("s0 a s1 c G", 1), ("s0 a s1 d s2 e F", 0), ("s0 a s1 d s3 e s4 f G", 1), ("s0 b F", 0)),
    ],
)
def wherever_it_stands(submission, trajectories, rewards):
    yield near(submission.salt_advantages(trajectories, rewards), abs=1e-6)


@check(
    "Shared by nobody, shared by all",
    examples=[
        group(("s0 a s1 b G", 1), ("s0 c s2 d F", 0)),
        group(("s0 a s1", 0.5), ("s0 b s2 c s3", -1), ("s0 d s4", 3)),
        group(("s0 a s1 b s2", 1), ("s0 a s1 b s2", 0), ("s0 a s1 b s2", 0)),
        group(("s0 a s1 b G", 2), ("s0 a s1 c F", 0.5), ("s0 a s1 d s2 e F", -1)),
        group(("s0 a s1 w s1 w s1", 0), ("s0 a s1 w s1", 1), ("s0 a s1", 1)),
    ],
)
def all_or_nothing_shared(submission, trajectories, rewards):
    yield near(submission.salt_advantages(trajectories, rewards), abs=1e-6)


@check(
    "Trajectories of any length, also without steps",
    examples=[
        ([[], [("s0", "a", "G")]], [0, 1]),
        ([[("s0", "a", "G"), ("G", "b", "H")], [], [("s0", "a", "G")]], [1, 0, 0]),
        ([[], []], [1, 0]),
        group(("s0 a s1 a s2 a s3 a s4 a s5 a G", 1), ("s0 a F", 0), ("s0 b F", 0)),
        group(("s0 a s1 b s2 c s3", 0), ("s0 a s1", 1), ("s0 d F", 0), ("s0 a s1 e G", 1)),
    ],
)
def any_length(submission, trajectories, rewards):
    yield near(submission.salt_advantages(trajectories, rewards), abs=1e-6)


@check(
    "All ended alike, or one alone: zeros",
    examples=[
        group(("s0 a s1 b G", 1), ("s0 a s1 c G", 1), ("s0 d G", 1)),
        group(("s0 a s1 b F", 0), ("s0 a s1 b F", 0)),
        group(("s0 a s1", -0.5), ("s0 b s1", -0.5), ("s0 c s1", -0.5)),
        group(("s0 a s1 b G", 1)),
        group(("s0 a s1 a s1 a s2", 0.5)),
        ([[]], [1]),
        # Rewards that binary fractions cannot write: the computed spread is not quite zero.
        group(("s0 a s1 b G", 0.1), ("s0 a s1 c G", 0.1), ("s0 d G", 0.1)),
        group(*[("s0 a s1 b G", 0.7), ("s0 a s1 c G", 0.7)] * 5),
    ],
)
def ended_alike(submission, trajectories, rewards):
    yield near(submission.salt_advantages(trajectories, rewards), abs=1e-6)


@check(
    "Graded, negative and large rewards, True and False",
    examples=[
        group(("s0 a s1 b G", 250), ("s0 a s1 c F", -40.25), ("s0 d s2", 0.125)),
        group(("s0 a s1 b G", True), ("s0 a s1 c F", False), ("s0 a s1 b G", False)),
        group(("s0 a s1", -1), ("s0 a s2", -3), ("s0 a s1", -2), ("s0 b s1", -2)),
        group(("s0 a s1", 0.12345), ("s0 a s1 b s2", 1.00004), ("s0 b s2", 2.71828), ("s0 a s1", -0.33337)),
        group(("s0 a s1", 0.9), ("s0 a s1", 0.4), ("s0 b s2", 0.7), ("s0 b s2", 0.2), ("s0 b s2", 0.6)),
    ],
)
def kinds_of_rewards(submission, trajectories, rewards):
    yield near(submission.salt_advantages(trajectories, rewards), abs=1e-6)


@check("A group of sixty-four")
def sixty_four(submission):
    ways = ["s0 a s1 c s2 e G", "s0 a s1 d s2 e F", "s0 b s1 c s2 f G", "s0 b s1 d s2"]
    trajectories = [trajectory(way) for way in ways] * 16
    yield near(submission.salt_advantages(trajectories, [1, 0, 1, 0, 0, 0, 1, 0] * 8), abs=1e-6)


@check(
    "Other names change nothing",
    law=True,
    given=groups_of(["s0", "s1", "s2"], *right_or_wrong, max_size=4),
    examples=[group(("s0 a s1 b s0", 1), ("s0 a s1 a s1", 0))],
)
def other_names(submission, trajectories, rewards):
    renamed = [
        [(f"<{here}>", action.upper(), f"<{there}>") for here, action, there in trajectory]
        for trajectory in trajectories
    ]
    yield close(
        submission.salt_advantages(renamed, rewards), submission.salt_advantages(trajectories, rewards), abs=1e-6
    )


@check(
    "Another order changes nobody's credits",
    law=True,
    given=groups_of(["s0", "s1", "s2"], *graded, max_size=4),
    examples=[group(("s0 a s1 b G", 1), ("s0 a s1 c F", 0), ("s0 d s2 b G", 1))],
)
def another_order(submission, trajectories, rewards):
    backwards = submission.salt_advantages(trajectories[::-1], rewards[::-1])
    yield close(backwards[::-1], submission.salt_advantages(trajectories, rewards), abs=1e-6)
