"""One attempt in a child of ours, as the code of a submission."""

import contextlib
import os
import signal
from pathlib import Path
from typing import Final

from tutor.sandbox.answers import Answer, Ended, Raised, Returned
from tutor.sandbox.calling import Child
from tutor.sandbox.probing.lives import has_ended
from tutor.sandbox.probing.outcome import Outcome, got, raised
from tutor.sandbox.probing.probes import Probe
from tutor.sandbox.probing.world import World
from tutor.sandbox.spawning import SandboxError

ATTEMPTS: Final = Path(__file__).with_name("attempts.py").read_text(encoding="utf-8")
_LOADING: Final = 10.0


def attack(probe: Probe, child: Child, world: World) -> Outcome:
    """Make the attempt of a probe in a fresh child, which has ended afterwards.

    Raises:
        SandboxError: the child does not run the attempts at all.
    """
    loaded = child.load(ATTEMPTS, "attempts", modules={}, stubs={}, deadline=_LOADING)
    who = child.call("which_process", [], {}, deadline=_LOADING)
    if not isinstance(loaded, Returned) or not isinstance(who, Returned) or not isinstance(who.value, int):
        raise SandboxError(f"A process for your code does not run the probes: {loaded}")
    world.touched()
    answer = child.call(probe.attempt, [world.facts], {}, deadline=probe.deadline)
    child.end()
    if probe.attempt == "never_ends":
        return _of_a_loop(answer, who.value)
    if probe.attempt == "starts_processes" and isinstance(answer, Returned) and isinstance(answer.value, int):
        return of_a_process(answer.value)
    outcome = _of(answer, world.word)
    return got(None) if world.touched() and outcome.result != "got through" else outcome


def of_a_process(pid: int) -> Outcome:
    """Tell whether a process that was left behind is still there, and end it."""
    if pid == 0 or has_ended(pid, patience=0):
        return Outcome("got through", "a process was started")
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.kill(pid, signal.SIGKILL)
    return Outcome("got through", "a process was started, and still ran after its check")


def _of(answer: Answer, word: str) -> Outcome:
    if isinstance(answer, Returned) or word in answer.printed:
        return got(answer.value if isinstance(answer, Returned) else None)
    if isinstance(answer, Raised):
        return raised(answer.type_name, answer.message)
    stopped = answer.kind in ("memory", "died", "timeout")
    return Outcome("refused" if stopped else "unclear", answer.sentence)


def _of_a_loop(answer: Answer, pid: int) -> Outcome:
    if not isinstance(answer, Ended) or answer.kind != "timeout":
        return Outcome("unclear", f"the loop ended by itself: {answer}")
    if has_ended(pid, patience=2):
        return Outcome("refused", "it was killed")
    return Outcome("got through", "it still ran two seconds after it should have been killed")
