"""Scenes: what there is to draw of an answer, as plain values that know nothing of a screen.

An exercise's checks.py says how an answer becomes a scene, for each function whose answer is worth more than bars:

    def lanes(call, answer):
        return CreditLanes((Lane("trajectory", answer),), unit="turn")

    SCENES = {"compute_turn_rewards": lanes}

The same function makes the scene of the learner's answer and of the reference's, so that the two can be laid side by
side: names, labels and what is given come from the call, credits and values of nodes from the answer.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tutor.checking.transcript import Call

Number = int | float | None
"""None where there is no number to show."""


@dataclass(frozen=True)
class Lane:
    """One trajectory: the credit of each of its steps.

    `labels` says what each step was, in a word or two; without it the steps are counted. `note` stands beside the
    name, such as "reward 1".
    """

    name: str
    credits: Sequence[Number]
    labels: Sequence[str] = ()
    note: str = ""


@dataclass(frozen=True)
class CreditLanes:
    """Trajectories with a credit for every step; `unit` is what a step is called."""

    lanes: Sequence[Lane]
    unit: str = "step"


@dataclass(frozen=True)
class Move:
    """One step of a trajectory through states: from `state`, by `action`, to `target`.

    `value` is what it is known to be worth before the answer, such as its return; `credit` is what the answer gives
    it.
    """

    state: str
    target: str
    action: str = ""
    value: Number = None
    credit: Number = None


@dataclass(frozen=True)
class Walk:
    """One trajectory's way through the states; `note` stands beside its name, such as "reward 1"."""

    name: str
    moves: Sequence[Move]
    note: str = ""


@dataclass(frozen=True)
class StateGraph:
    """The states that several trajectories pass, each state once, whoever comes by and however often.

    `values` is what the answer says that a state is worth; `value_name` and `credit_name` are what the numbers of the
    moves are called, `unit` is what a move is called, and `walk_name` what a walk is.
    """

    walks: Sequence[Walk]
    values: Mapping[str, Number] = field(default_factory=dict)
    value_name: str = "return"
    credit_name: str = "advantage"
    unit: str = "step"
    walk_name: str = "trajectory"


@dataclass(frozen=True)
class Member:
    """One step that is compared with others in groups within groups.

    `groups[k]` is what it has to share with others at level k, beside all that it shares at the levels below:
    members with the same `groups[:k + 1]` are one group of level k. A member that has no level k has a shorter list.
    `value` is what is compared in the groups, such as a return; `credit` is what the answer gives it.
    """

    name: str
    groups: Sequence[str]
    value: Number = None
    credit: Number = None


@dataclass(frozen=True)
class NestedGroups:
    """Steps in groups of level 0, each with its groups of level 1 within, and so on.

    `levels[k]` says in words what the members of a group of level k share; `weights[k]` is what the level counts for,
    before the levels without company are left out.
    """

    members: Sequence[Member]
    levels: Sequence[str]
    weights: Sequence[Number] = ()
    value_name: str = "return"
    credit_name: str = "advantage"


Scene = CreditLanes | StateGraph | NestedGroups

MakeScene = Callable[[Call, Any], Scene | None]
"""How an answer of the declared form becomes a scene, given the call whose answer it is; None where bars do better."""


def argument(call: Call, index: int, name: str, default: Any = None) -> Any:
    """Return an argument of a call, passed by its place or by its name; `default` where it was left out."""
    return call.args[index] if index < len(call.args) else call.kwargs.get(name, default)


def walks_of(
    trajectories: Sequence[Sequence[tuple[str, str, str]]],
    rewards: Sequence[float],
    *,
    values: Sequence[Sequence[Number]] | None = None,
    credits: Sequence[Sequence[Number]] | None = None,
) -> list[Walk]:
    """Return a walk for each trajectory of steps (state, action, next state), with the reward that it ended with.

    `values` and `credits` have a number for each step of each trajectory.

    Raises:
        ValueError: these are not as many as the trajectories and their steps.
    """
    none = [[None] * len(steps) for steps in trajectories]
    columns = zip(trajectories, none if values is None else values, none if credits is None else credits, strict=True)
    return [
        Walk(f"T{number}", _moves(*column), note=f"reward {float(reward):g}")
        for number, (reward, column) in enumerate(zip(rewards, columns, strict=True))
    ]


def _moves(steps: Sequence[tuple[str, str, str]], values: Sequence[Number], credits: Sequence[Number]) -> list[Move]:
    return [
        Move(state, target, action, value, credit)
        for (state, action, target), value, credit in zip(steps, values, credits, strict=True)
    ]
