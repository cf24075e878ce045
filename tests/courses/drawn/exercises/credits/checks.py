"""Checks whose answers have scenes of every kind, and one that has none."""

from tutor.checking.author import check, close, forms
from tutor.checking.scenes import CreditLanes, Lane, Member, Move, NestedGroups, StateGraph, Walk, argument

RETURNS = {
    "turn_credit": forms.listing(forms.numbers()),
    "shared_credit": forms.listing(forms.numbers()),
    "state_values": lambda answer, call: None if isinstance(answer, dict) else "a dict from states to numbers",
    "nested_credit": forms.numbers(as_many_as=0),
    "total": forms.number(),
}

TWO = ([[0, 0, 1, -1], [0, 0.5]], [["search", "search", "open", "answer"], ["search", "stop"]])
STATES = ([10, 0, 4], [["hall", "kitchen", "kitchen", "cup"], ["hall", "garden", "hall", "kitchen"], ["hall", "attic"]])
CONTEXTS = ([0.9, 1, 0.9, 0, 0.45, 0.5], [["P"], ["P", "s0"], ["P", "s0"], ["P", "s1"], ["Q", "s0"], ["Q", "s1"]])


def lanes(call, answer):
    labels = call.args[1]
    note = f"gamma {argument(call, 2, 'gamma', 0.5):g}"
    return CreditLanes([Lane("ab"[i], credits, labels[i], note) for i, credits in enumerate(answer)], "turn")


def walks(states, rewards, credits):
    for i, way in enumerate(states):
        columns = zip(way, [*way[1:], "end"], credits[i], strict=True)
        moves = [
            Move(state, target, "wait" if state == target else "", rewards[i], credit)
            for state, target, credit in columns
        ]
        yield Walk("abc"[i], moves, f"reward {rewards[i]:g}")


def shared(call, answer):
    rewards, states = call.args
    return StateGraph(list(walks(states, rewards, answer)), value_name="reward")


def valued(call, answer):
    rewards, states = call.args
    no_credits = [[None] * len(way) for way in states]
    return StateGraph(
        list(walks(states, rewards, no_credits)), {str(state): v for state, v in answer.items()}, "reward"
    )


def nested(call, answer):
    returns, contexts = call.args
    members = [Member(f"step {i}", contexts[i], returns[i], credit) for i, credit in enumerate(answer)]
    return NestedGroups(members, ("same state", "and the same state before"), (1, 1))


SCENES = {"turn_credit": lanes, "shared_credit": shared, "state_values": valued, "nested_credit": nested}


@check("What is to come of each turn", examples=[TWO], example=True)
def turns(submission, rewards, labels):
    yield submission.turn_credit(rewards, labels)


@check("Rollouts that meet", examples=[STATES], example=True)
def meeting(submission, rewards, states):
    yield submission.shared_credit(rewards, states)


@check("What a state is worth", examples=[STATES])
def worth(submission, rewards, states):
    yield submission.state_values(rewards, states)


@check("Groups within groups", examples=[CONTEXTS])
def within(submission, returns, contexts):
    yield submission.nested_credit(returns, contexts)


@check("All rewards together", examples=[[1, 2]])
def together(submission, rewards):
    yield submission.total(rewards)


@check("Doubling the rewards doubles the credit", law=True, examples=[TWO])
def doubling(submission, rewards, labels):
    doubled = [[2 * reward for reward in rollout] for rollout in rewards]
    credits = submission.turn_credit(rewards, labels)
    yield close([[2 * credit for credit in lane] for lane in credits], submission.turn_credit(doubled, labels))
