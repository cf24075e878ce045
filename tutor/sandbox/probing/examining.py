"""Attacking a child of our own, and an ordinary program beside it, so that no probe can succeed by failing."""

from collections.abc import Mapping

from tutor.course import Course, load_course
from tutor.sandbox.probing.attacking import attack
from tutor.sandbox.probing.controls import control
from tutor.sandbox.probing.finding import Finding
from tutor.sandbox.probing.outcome import Outcome
from tutor.sandbox.probing.probes import PROBES, Probe
from tutor.sandbox.probing.world import World, world
from tutor.sandbox.starting import Sandbox


def examine(sandbox: Sandbox, course: Course | None = None) -> tuple[Finding, ...]:
    """Try everything that is to be blocked, in real children of `sandbox`; takes about a second.

    `course` is the one whose checks and solutions are to stay unread; without one, ours. Call it from the main
    thread, where signals arrive.

    Raises:
        SandboxError: no child can be had, or it does not run the probes.
        CourseError: there is no course.
    """
    with world(course if course is not None else load_course()) as surroundings:
        return tuple(_examine(probe, sandbox, surroundings) for probe in PROBES)


def _examine(probe: Probe, sandbox: Sandbox, surroundings: World) -> Finding:
    ordinary = control(probe, surroundings)
    with sandbox.child() as child:
        reasons = _why_off(probe, child.confinement)
        jailed = attack(probe, child, surroundings)
    if jailed.result == "got through":
        return Finding(probe.name, probe.title, "open", probe.if_open, "; ".join([jailed.said, *reasons]))
    if jailed.result == "unclear":
        return _unproven(probe, f"The attempt went wrong by itself: {jailed.said}")
    if ordinary.result == "got through":
        return Finding(probe.name, probe.title, "blocked", probe.if_blocked, jailed.said)
    return _without_control(probe, ordinary)


def _why_off(probe: Probe, confinement: Mapping[str, str]) -> list[str]:
    """Say of the layers that should be in the way and are off why they are, those with one reason together."""
    off = {layer: confinement[layer] for layer in probe.layers if confinement[layer]}
    return [
        f"{', '.join(layer for layer in off if off[layer] == reason)}: {reason}"
        for reason in dict.fromkeys(off.values())
    ]


def _without_control(probe: Probe, ordinary: Outcome) -> Finding:
    if probe.anybody_can:
        return _unproven(probe, f"An ordinary program does not get through either: {ordinary.said}")
    detail = f"The system keeps every program of yours from it: {ordinary.said}"
    return Finding(probe.name, probe.title, "blocked", probe.if_blocked, detail)


def _unproven(probe: Probe, detail: str) -> Finding:
    return Finding(probe.name, probe.title, "unproven", "Whether this is blocked cannot be told here.", detail)
