"""From one call to the scene of its answer: what the course makes of it, and whether that can be drawn."""

from dataclasses import replace
from typing import Any

from tutor.checking.converse import fresh
from tutor.checking.scenes import CreditLanes, NestedGroups, Scene, StateGraph
from tutor.checking.suite import Suite
from tutor.checking.transcript import Call
from tutor.sandbox.answers import Returned

MOST_VALUES = 100_000
"""Values of an answer, on its two outer levels, beyond which no scene is made of it: somebody waits for the picture."""


def scene_of(suite: Suite, call: Call) -> Scene | str | None:
    """Return the scene of a call's answer; None where there is no answer or no scene, a sentence where SCENES fails.

    The course's function gets copies, and an answer only if it has the form that RETURNS declares.
    """
    make, answer = suite.scenes.get(call.function), call.answer
    if make is None or not isinstance(answer, Returned) or _is_too_much(answer.value):
        return None
    try:
        if suite.forms[call.function](answer.value, call) is not None:
            return None
        scene = make(replace(call, args=fresh(call.args), kwargs=fresh(call.kwargs), answer=None), fresh(answer.value))
        if scene is not None:
            _require_drawable(scene)
    except Exception as error:
        return f"SCENES of this exercise could not make a picture of the answer ({type(error).__name__}: {error})."
    return scene


def _is_too_much(value: Any) -> bool:
    entries = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return len(entries) + sum(len(entry) for entry in entries if isinstance(entry, list | dict)) > MOST_VALUES


def _require_drawable(scene: Any) -> None:
    """Raise a TypeError where a scene holds what no view can draw."""
    for text in _texts(scene):
        if not isinstance(text, str):
            raise TypeError(f"{text!r} stands where a scene needs text")
    for number in _numbers(scene):
        if not isinstance(number, int | float | None):
            raise TypeError(f"{number!r} stands where a scene needs a number or None")


def _texts(scene: Any) -> list[Any]:
    match scene:
        case CreditLanes(lanes, unit):
            return [unit, *(text for lane in lanes for text in (lane.name, lane.note, *lane.labels))]
        case StateGraph(walks, values):
            names = [text for walk in walks for text in (walk.name, walk.note)]
            moves = [text for walk in walks for move in walk.moves for text in (move.state, move.action, move.target)]
            return [scene.value_name, scene.credit_name, scene.unit, scene.walk_name, *values, *names, *moves]
        case NestedGroups(members, levels):
            names = [text for member in members for text in (member.name, *member.groups)]
            return [scene.value_name, scene.credit_name, *levels, *names]
    raise TypeError(f"a scene is CreditLanes, StateGraph or NestedGroups, not {type(scene).__name__}")


def _numbers(scene: Scene) -> list[Any]:
    match scene:
        case CreditLanes(lanes):
            return [credit for lane in lanes for credit in lane.credits]
        case StateGraph(walks, values):
            moves = [move for walk in walks for move in walk.moves]
            return [*values.values(), *(number for move in moves for number in (move.value, move.credit))]
        case NestedGroups(members, _, weights):
            return [*weights, *(number for member in members for number in (member.value, member.credit))]
