"""From one call to the scene of its answer: what can be drawn, and what an author of scenes is helped with."""

from dataclasses import replace

import pytest

from tutor.checking.scene_making import MOST_VALUES, scene_of
from tutor.checking.scenes import CreditLanes, Lane, Member, Move, NestedGroups, StateGraph, Walk, argument, walks_of
from tutor.checking.suite import Suite, read_suite
from tutor.checking.transcript import Call
from tutor.course import Course
from tutor.sandbox import Raised, Returned

LABELS = [["search", "open"]]


@pytest.fixture(scope="module")
def suite(pictured: Course) -> Suite:
    return read_suite(pictured.exercise("credits"))


def call(*args: object, answer: object = None, function: str = "turn_credit", **kwargs: object) -> Call:
    return Call(function, args, kwargs, Returned(answer))


STRANGE = [
    [1, 2],
    CreditLanes([Lane("a", ["one"])]),
    CreditLanes([Lane("a", [1.0], [3])]),
    CreditLanes(None),
    StateGraph([Walk("a", [Move("s", 2)])]),
    StateGraph([], {"s": "much"}),
    StateGraph([], {1: 1.0}),
    StateGraph([], walk_name=3),
    NestedGroups([Member("a", ["s"], "much")], ["the state"]),
    NestedGroups([Member("a", [None])], ["the state"]),
]


@pytest.mark.parametrize("scene", STRANGE, ids=repr)
def test_a_scene_that_no_view_could_draw_is_a_sentence(suite: Suite, scene: object) -> None:
    odd = replace(suite, scenes={"turn_credit": lambda call, answer: scene})
    assert isinstance(scene_of(odd, call([[1]], LABELS, answer=[[1.0]])), str)


def test_numbers_of_every_kind_can_be_drawn(suite: Suite) -> None:
    numbers = [float("nan"), float("inf"), 10**400, True, None, -0.0]
    fine = replace(suite, scenes={"turn_credit": lambda call, answer: CreditLanes([Lane("a", numbers)])})
    assert isinstance(scene_of(fine, call([[1]], LABELS, answer=[[1.0]])), CreditLanes)


def test_trajectories_of_steps_are_walks_with_what_is_known_of_each_step() -> None:
    trajectories = [[("s0", "a", "s1"), ("s1", "b", "s0")], []]
    assert walks_of(trajectories, [1, 0.5], credits=[[2.0, 3.0], []]) == [
        Walk("T0", [Move("s0", "s1", "a", None, 2.0), Move("s1", "s0", "b", None, 3.0)], "reward 1"),
        Walk("T1", [], "reward 0.5"),
    ]
    assert walks_of(trajectories[1:], [1], values=[[]]) == [Walk("T0", [], "reward 1")]
    for too_few in ({"rewards": [1]}, {"credits": []}, {"values": [[1], []]}):
        with pytest.raises(ValueError, match="zip"):
            walks_of(**{"trajectories": trajectories, "rewards": [1, 0], **too_few})


def test_a_course_may_leave_an_answer_to_the_bars(suite: Suite) -> None:
    bars = replace(suite, scenes={"turn_credit": lambda call, answer: None})
    assert scene_of(bars, call([[1]], LABELS, answer=[[1.0]])) is None


def test_a_course_gets_copies(suite: Suite) -> None:
    def spoiling(call: Call, answer: list) -> CreditLanes:
        call.args[0].clear()
        answer.clear()
        return CreditLanes([])

    said = call([[1]], LABELS, answer=[[1.0]])
    scene_of(replace(suite, scenes={"turn_credit": spoiling}), said)
    assert said.args[0] == [[1]] and said.answer == Returned([[1.0]])


def test_no_scene_is_made_of_an_endless_answer(suite: Suite) -> None:
    few, many = [[0.5] * 9], [[0.5] * MOST_VALUES]
    one_lane = replace(suite, scenes={"turn_credit": lambda call, answer: CreditLanes([Lane("a", answer[0])])})
    assert scene_of(one_lane, call([[1]], LABELS, answer=few)) is not None
    assert scene_of(one_lane, call([[1]], LABELS, answer=many)) is None


def test_only_what_was_returned_is_drawn(suite: Suite) -> None:
    assert scene_of(suite, Call("turn_credit", ([[1, 0]], LABELS), {}, Raised("KeyError", ""))) is None
    assert scene_of(suite, Call("turn_credit", ([[1, 0]], LABELS), {})) is None


def test_an_argument_is_found_however_it_was_passed() -> None:
    assert argument(call([1], LABELS, 0.9), 2, "gamma", 0.5) == 0.9
    assert argument(call([1], LABELS, gamma=0.9), 2, "gamma", 0.5) == 0.9
    assert argument(call([1], LABELS), 2, "gamma", 0.5) == 0.5
